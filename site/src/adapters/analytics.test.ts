import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage } from '../../../tools/left-behind.ts';
import { chooseTracking } from '../browser/consent.ts';
import { countEvent, countPage } from './analytics.ts';

const { dataset } = document.documentElement;
let sent: [address: string, body: Blob][];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal('navigator', { sendBeacon: (address: string, body: Blob) => void sent.push([address, body]) });
});
afterEach(leavePage);
afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset['analytics'];
  delete dataset['analyticsId'];
  delete window.dataLayer;
  for (const script of document.querySelectorAll('head script')) script.remove();
});

const bodies = () => Promise.all(sent.map(async ([, body]) => JSON.parse(await body.text())));

describe('analytics', () => {
  it('[counting-2] sends the path of a page and its actions to our own server as JSON', async () => {
    countPage();
    countEvent('assistant', 'started');
    countEvent('call-to-action', '/rega-invest', 2500);
    expect(sent.map(([address, { type }]) => [address, type])).toEqual(
      [1, 2, 3].map(() => ['/api/events', 'application/json']),
    );
    expect(await bodies()).toEqual([
      { kind: 'page', path: window.location.pathname },
      { kind: 'event', category: 'assistant', label: 'started' },
      { kind: 'event', category: 'call-to-action', label: '/rega-invest', value: 2500 },
    ]);
    expect(window.dataLayer).toBeUndefined();
  });

  it('counts nothing once the visitor has refused, not even through a vendor', () => {
    dataset['analytics'] = 'https://count.example/tag.js?id=G-1';
    chooseTracking('refused', new Date());
    countPage();
    countEvent('assistant', 'started');
    expect(sent).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    expect(document.querySelector('head script')).toBeNull();
  });

  it('also reports to a configured vendor, whose script is loaded once and late', async () => {
    dataset['analytics'] = 'https://count.example/tag.js?id=G-1';
    dataset['analyticsId'] = 'G-1';
    countPage();
    countEvent('assistant', 'started', 3);
    expect(window.dataLayer?.map((command) => [...command])).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      ['event', 'page_view', { page_path: window.location.pathname }],
      ['event', 'started', { event_category: 'assistant', value: 3 }],
    ]);
    expect(document.querySelector('head script')).toBeNull();
    await expect.poll(() => document.querySelectorAll('head script').length).toBe(1);
  });

  it('stops a running vendor script when the visitor refuses, in this tab or another', async () => {
    dataset['analytics'] = 'https://count.example/tag.js?id=G-1';
    countPage();
    chooseTracking('refused', new Date());
    dispatchEvent(new StorageEvent('storage'));
    expect([...(window.dataLayer?.at(-1) ?? [])]).toEqual([
      'consent',
      'update',
      { analytics_storage: 'denied', ad_storage: 'denied' },
    ]);
    // Otherwise it would run in the next test.
    await expect.poll(() => document.querySelectorAll('head script').length).toBe(1);
  });
});
