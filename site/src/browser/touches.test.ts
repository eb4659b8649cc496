import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTracking } from './consent.ts';
import { campaignQuery, noteArrival, readTouches } from './touches.ts';

const at = '2026-03-01T15:00:00.000Z';

function arrive(address: string, referrer = '') {
  vi.stubGlobal('location', new URL(address, 'https://site.example'));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  noteArrival();
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(at) }));

afterEach(() => {
  delete document.documentElement.dataset['campaign'];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('noteArrival', () => {
  it('stores the first and the last arrival at the site, and no navigation within it', () => {
    arrive('/blog?utm_source=letter&gclid=x1', 'https://search.example/find?q=ann@example.com');
    arrive('/invest', 'https://site.example/blog');
    const firstTouch = {
      at,
      landingPage: '/blog',
      referrer: 'https://search.example/find',
      campaign: { utm_source: 'letter' },
      clickIds: { gclid: 'x1' },
    };
    expect(readTouches()).toEqual({ firstTouch, lastTouch: firstTouch });

    arrive('/invest?utm_medium=', 'https://friend.example/');
    expect(readTouches()).toEqual({
      firstTouch,
      lastTouch: { at, landingPage: '/invest', referrer: 'https://friend.example/' },
    });
  });

  it('counts a link of the site with a campaign as an arrival', () => {
    arrive('/invest?utm_content=banner', 'https://site.example/');
    expect(readTouches().lastTouch).toEqual({ at, landingPage: '/invest', campaign: { utm_content: 'banner' } });
  });

  it('stores the app whose link led to the site', () => {
    arrive('/', 'android-app://com.example.mail/https/site.example/?q=ann@example.com');
    expect(readTouches().lastTouch).toEqual({
      at,
      landingPage: '/',
      referrer: 'android-app://com.example.mail/https/site.example/',
    });
  });

  it('truncates and cleans values that could not be stored', () => {
    arrive(`/?utm_source=a%00b&utm_term=${'x'.repeat(300)}`);
    expect(readTouches().lastTouch?.campaign).toEqual({ utm_source: 'ab', utm_term: 'x'.repeat(200) });
  });

  it('reads the arrival in an older browser', () => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { parse: undefined }));
    arrive('/blog', 'https://search.example/find');
    expect(readTouches().lastTouch).toEqual({ at, landingPage: '/blog', referrer: 'https://search.example/find' });
  });

  it('stores and reports nothing about a visitor whose browser asks not to be tracked', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    arrive('/?utm_source=letter&gclid=x1', 'https://search.example/find');
    expect(sessionStorage).toHaveLength(0);
    expect(readTouches()).toEqual({});
  });

  it('stores and reports nothing about a visitor who has refused to be counted, not even earlier data', () => {
    arrive('/?utm_source=letter');
    chooseTracking('refused', new Date(at));
    expect(readTouches()).toEqual({});
    arrive('/contact?utm_source=banner');
    expect(sessionStorage).toHaveLength(0);
    expect(readTouches()).toEqual({});
  });

  it('reports only the current page if the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('No storage.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    arrive('/?utm_source=letter');
    expect(readTouches()).toEqual({ lastTouch: { at, landingPage: '/', campaign: { utm_source: 'letter' } } });
  });
});

describe('campaignQuery', () => {
  it('[call-2] is that of the page, whatever the visit began with', () => {
    arrive('/blog?utm_source=letter');
    arrive('/contact', 'https://site.example/blog');
    expect(campaignQuery()).toBe('');
  });

  describe('if the deployment wants the campaign of the visit', () => {
    beforeEach(() => void (document.documentElement.dataset['campaign'] = 'session'));

    it('[call-2] is that of the first page if the current page names none', () => {
      arrive('/blog?utm_source=letter&utm_term=a%26b&gclid=x1');
      arrive('/contact?utm_source=&topic=call', 'https://site.example/blog');
      expect(campaignQuery()).toBe('utm_source=letter&utm_term=a%26b');
      arrive('/contact?utm_source=banner', 'https://site.example/blog');
      expect(campaignQuery()).toBe('?utm_source=banner');
    });

    it('is empty for a visitor who came without a campaign or opted out of tracking', () => {
      arrive('/contact');
      expect(campaignQuery()).toBe('');
      arrive('/blog?utm_source=letter');
      vi.stubGlobal('navigator', { globalPrivacyControl: true });
      arrive('/contact', 'https://site.example/blog');
      expect(campaignQuery()).toBe('');
    });
  });
});
