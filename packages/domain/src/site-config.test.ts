import { describe, expect, it } from 'vitest';
import { siteSettingsSchema } from './site-config.ts';

function messagesOf(config: unknown): string[] {
  return (siteSettingsSchema.safeParse(config).error?.issues ?? []).map((issue) => issue.message);
}

describe('siteSettingsSchema', () => {
  it('requires nothing', () => {
    expect(siteSettingsSchema.parse({})).toEqual({});
  });

  it('keeps the settings of a deployment', () => {
    const config = {
      phone: '+1 317 555 0142',
      email: 'desk@sponsor.example',
      shareholderPortalUrl: 'https://portal.example/in?from=site',
      offeringCircularUrl: 'https://documents.example/circular.pdf',
      linkedInUrl: 'https://network.example/sponsor',
      overviewVideo: { embedUrl: 'https://video.example/embed/1' },
      regulationAWebinar: { embedUrl: 'https://video.example/embed/2' },
      regulationDWebinar: { embedUrl: 'https://video.example/embed/3' },
      regulationDInvestUrl: 'https://platform.example/opportunity-fund',
      deckUrl: 'https://documents.example/deck.pdf',
      memorandum: {
        viewerUrl: 'https://books.example/read/1',
        documentUrl: 'https://documents.example/memorandum.pdf',
      },
    };
    expect(siteSettingsSchema.parse(config)).toEqual(config);
  });

  it.each([
    [{ consent: 'never' }, 'consent must be opt-out or opt-in.'],
    [{ crm: { utmFromSession: 'yes' } }, 'utmFromSession must be true or false.'],
    [{ trackingPixel: { scriptUrl: 'https://pixel.example/', id: '12a' } }, 'id must be digits alone.'],
    [
      { voiceAssistant: { scriptUrl: 'https://v.example/', elementName: 'script', agentId: '1', vendor: 'V' } },
      'elementName must be the name of a custom element, with a hyphen.',
    ],
    [{ investingPlatform: { scripts: [], stylesheet: 'https://p.example/x.css' } }, 'scripts must not be empty.'],
    [
      { analytics: { scriptUrl: 'https://a.example/', measurementId: 'G-1', origins: ['data:'] } },
      'origins must be a web address that begins with https:// or http://.',
    ],
  ])('refuses %j, and says why', (config, message) => {
    expect(messagesOf(config)).toEqual([message]);
  });

  it.each(['javascript:alert(1)', 'ftp://files.example', '//portal.example', '/portal', 'portal.example', ''])(
    'refuses %j as an address, and says which setting it is',
    (shareholderPortalUrl) => {
      expect(messagesOf({ shareholderPortalUrl })).toEqual([
        'shareholderPortalUrl must be a web address that begins with https:// or http://.',
      ]);
    },
  );

  it('names the setting that is empty or of the wrong type', () => {
    expect(messagesOf({ phone: '', email: 7 })).toEqual([
      'phone must be one number, such as +1 317 555 0142 ext. 5.',
      'email must be an email address.',
    ]);
  });

  it('names an unknown setting, which may be misspelled', () => {
    expect(messagesOf({ fone: '(317) 555-0101' })).toEqual(['there is no setting named fone.']);
    expect(messagesOf({ overviewVideo: { embedUrl: 'https://video.example/', autoplay: true } })).toEqual([
      'there is no setting named autoplay.',
    ]);
  });

  it('refuses a memorandum with a viewer and no document', () => {
    expect(messagesOf({ memorandum: { viewerUrl: 'https://books.example/read/1' } })).toEqual([
      'documentUrl must be a web address that begins with https:// or http://.',
    ]);
  });

  it('refuses anything that is not an object', () => {
    expect(messagesOf([])).toEqual(['settings must be given as an object.']);
    expect(messagesOf({ overviewVideo: 'none' })).toEqual(['settings must be given as an object.']);
  });
});
