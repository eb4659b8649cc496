import { siteConfigSchema } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { fakeSite } from '../../test/fake-site.ts';
import { createPages } from './pages.ts';

const textOf = (page: { body: { plain: Uint8Array } } | undefined) => new TextDecoder().decode(page?.body.plain);

describe('createPages', () => {
  const site = siteConfigSchema.parse({});

  it('renders again when the office’s year changes, and not before', async () => {
    let now = new Date('2027-01-01T04:59:59Z');
    let rendered = 0;
    const bundle = {
      ...fakeSite,
      renderPages(input: Parameters<typeof fakeSite.renderPages>[0]) {
        rendered += 1;
        return fakeSite.renderPages(input);
      },
    };
    const pages = await createPages({ bundle, site, publicUrl: 'http://127.0.0.1:4000', now: () => now });
    await pages.renderAgainInNewYear();
    expect([rendered, textOf(pages.find('/'))]).toEqual([1, expect.stringContaining('© 2026')]);
    now = new Date('2027-01-01T05:00:00Z');
    await pages.renderAgainInNewYear();
    await pages.renderAgainInNewYear();
    expect([rendered, textOf(pages.find('/'))]).toEqual([2, expect.stringContaining('© 2027')]);
  });

  it('refuses a site without the pages for what goes wrong', async () => {
    const bundle = { ...fakeSite, renderPages: async () => [] };
    await expect(
      createPages({ bundle, site, publicUrl: 'http://127.0.0.1:4000', now: () => new Date() }),
    ).rejects.toThrow('/404');
  });

  it('lets the origins of the configured videos and viewer, and no other, be shown in a frame', async () => {
    const configured = siteConfigSchema.parse({
      overviewVideo: { embedUrl: 'https://player.example.com/v/1?autoplay=1' },
      regulationAWebinar: { embedUrl: 'https://player.example.com/v/2' },
      regulationDWebinar: { embedUrl: 'https://webinars.example.com/d' },
      memorandum: {
        viewerUrl: 'https://books.example.com/read/1',
        documentUrl: 'https://documents.example.com/memorandum.pdf',
      },
    });
    const policyOf = async (config: typeof site) => {
      const pages = await createPages({
        bundle: fakeSite,
        site: config,
        publicUrl: 'http://127.0.0.1:4000',
        now: () => new Date(),
      });
      return pages.find('/')?.headers['Content-Security-Policy'];
    };
    expect(await policyOf(site)).toContain(`frame-src 'none';`);
    expect(await policyOf(configured)).toContain(
      'frame-src https://player.example.com https://webinars.example.com https://books.example.com;',
    );
  });
});
