import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';
import * as fakeSite from '../../test/fake-site.ts';
import type { Database } from '../database/database.ts';
import { loadAssets } from './assets.ts';
import { renderPages } from './render-pages.ts';
import { readSiteSettings } from './site-settings.ts';

describe('pages and files', () => {
  let database: Database;
  let folder: string;
  let test: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sponsor-client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/entry-1a2b.js'), 'plain();');
    await writeFile(join(folder, 'assets/entry-1a2b.js.br'), 'as brotli');
    await writeFile(join(folder, 'assets/entry-1a2b.js.gz'), 'as gzip');
    await writeFile(join(folder, 'assets/text-3c4d.woff2'), 'font');
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'deck.pdf'), '%PDF-1.4');
    await writeFile(join(folder, 'film.mp4'), '0123456789');
    await writeFile(join(folder, 'index.html'), 'not a page');
    database = await openTestDatabase('embedded');
    test = await createTestApp(database, { assets: await loadAssets(folder) });
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const get = async (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    test.app.request(address, { method, headers });

  it('serves a page, whatever its query', async () => {
    const pages = await Promise.all(['/invest', '/invest?utm_source=x'].map((address) => get(address)));
    expect(pages.map((page) => page.status)).toEqual([200, 200]);
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts[0]).toContain('href="http://127.0.0.1:4000/invest"');
    expect(new Set(texts).size).toBe(1);
  });

  it.each([
    ['/invest/', '/invest'],
    ['/INVEST', '/invest'],
    ['/Blog/First-Notes//', '/blog/first-notes'],
    ['/Invest/?utm_source=Spring%20Letter&x=/', '/invest?utm_source=Spring%20Letter&x=/'],
    ['/admin/Leads', '/admin/leads'],
    ['/SetUp/', '/setup'],
    ['/Setup?a=%0D%0ASet-Cookie:x', '/setup?a=%0D%0ASet-Cookie:x'],
    ['//', '/'],
    ['/%69nvest', '/invest'],
    ['/%49%4eVEST?utm_source=%61', '/invest?utm_source=%61'],
    ['/blog/first%2Dnotes', '/blog/first-notes'],
    ['/invest%20', '/invest'],
    ['/invest%20/%20', '/invest'],
    ['/%73etup%20', '/setup'],
    ['/%20', '/'],
  ])('redirects %s to %s permanently', async (address, canonical) => {
    const answers = [
      await get(`http://127.0.0.1:4000${address}`),
      await get(`http://127.0.0.1:4000${address}`, {}, 'HEAD'),
    ];
    for (const response of answers) {
      expect([response.status, response.headers.get('location'), await response.text()]).toEqual([308, canonical, '']);
    }
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '//EVIL.example/invest',
    '/%2Fevil.example/',
    '/\\evil.example/',
    '//invest/',
    '//%65vil.example%20',
    '/%2F%65vil.example',
    '/%5Cevil.example%20',
    '/%2569nvest',
    '/inv%00est',
    '/invest%',
    '/%zznvest',
  ])('never redirects %s to another site', async (address) => {
    const response = await get(`http://127.0.0.1:4000${address}`);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  it('redirects password managers to the page for changing the password', async () => {
    const response = await get('/.well-known/change-password');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/account']);
  });

  it('lets browsers cache public pages with revalidation', async () => {
    const response = await get('/');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBeNull();
  });

  it.each(['/admin/leads', '/received/sign-up', '/setup'])('keeps %s out of caches and indexes', async (address) => {
    const response = await get(address);
    expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
  });

  it('compresses as the browser accepts it, with an ETag for each encoding', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/', { 'Accept-Encoding': 'gzip;q=0.8, br;q=0' });
    const html = await plain.text();
    expect([plain, gzip, brotli].map((response) => response.headers.get('content-encoding'))).toEqual([
      null,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(html);
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(html);
    expect(new Set([plain, gzip, brotli].map((response) => response.headers.get('etag'))).size).toBe(3);
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('answers 304 to a browser that has the page', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    const known = [tag, `W/${tag}`, `"other", ${tag}`, '*'];
    const answers = await Promise.all(known.map((tags) => get('/', { 'If-None-Match': tags })));
    for (const response of answers) {
      expect([response.status, response.body, response.headers.get('etag')]).toEqual([304, null, tag]);
      expect(response.headers.get('content-length')).toBeNull();
    }
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })).status).toBe(200);
  });

  it('answers HEAD with only the headers of the page', async () => {
    const whole = await get('/invest');
    const head = await get('/invest', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  it('allows exactly the inline script of the page', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(fakeSite.inlineScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const directive of [
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `form-action 'self'`,
      `connect-src 'self'`,
    ]) {
      expect(policy).toContain(directive);
    }
  });

  it('[gate-12] forbids inline styles and string evaluation in the staff area, and has violations reported', async () => {
    const directives = (response: Response) => response.headers.get('content-security-policy')?.split('; ');
    const [staff, visitors] = await Promise.all([get('/admin/leads'), get('/')]);
    const hash = createHash('sha256').update(fakeSite.inlineStyle).digest('base64');
    expect(directives(staff)).toEqual(
      expect.arrayContaining([
        `style-src 'self' 'sha256-${hash}'`,
        `require-trusted-types-for 'script'`,
        'trusted-types default',
        'report-uri /api/policy-reports',
      ]),
    );
    expect(directives(visitors)).toContain('report-uri /api/policy-reports');
    expect(visitors.headers.get('reporting-endpoints')).toBeNull();
  });

  it('allows vendors only on their pages, and the microphone only for the assistant', async () => {
    const settings = await readSiteSettings(
      new URL('../../../../docs/runbooks/site-config.example.json', import.meta.url).pathname,
    );
    const steps = renderPages(
      fakeSite,
      { site: settings, publicUrl: 'http://127.0.0.1:4000' },
      { now: new Date('2026-03-01T15:00:00Z'), sectionImages: {} },
    );
    const headers = new Map<string, Readonly<Record<string, string>>>();
    for await (const step of steps) if (step.kind === 'page') headers.set(step.path, step.page.headers);
    const invest = headers.get('/invest') ?? {};
    const voice = 'https://voice.vendor.example https://api.voice.vendor.example';
    for (const directive of ['script-src', 'connect-src', 'img-src', 'media-src', 'style-src', 'font-src']) {
      expect(invest['Content-Security-Policy']).toMatch(
        new RegExp(`${directive} 'self'[^;]* ${voice} https://count.vendor.example;`),
      );
    }
    expect(invest['Content-Security-Policy']).not.toContain('pixel.vendor.example');
    expect(invest['Permissions-Policy']).toContain('microphone=(self "https://voice.vendor.example"');
    const home = headers.get('/') ?? {};
    expect(home['Content-Security-Policy']).not.toMatch(/script-src[^;]*vendor/);
    expect(home).not.toHaveProperty('Permissions-Policy');
  });

  it('[gate-5] sends the security headers with every kind of response', async () => {
    const addresses = ['/', '/nope', '/assets/entry-1a2b.js', '/healthz', '/rest/v1/investment_leads', '/api/none'];
    const answers = await Promise.all(addresses.map((address) => get(address)));
    for (const response of answers) {
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
      expect(response.headers.get('strict-transport-security')).toBeNull();
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('[gate-5] sends Strict-Transport-Security if the site is on https', async () => {
    const { app } = await createTestApp(database, { publicUrl: 'https://www.example.org' });
    const response = await app.request('/');
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(response.headers.get('content-security-policy')).toContain('report-to policy; upgrade-insecure-requests');
    expect(response.headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports"');
  });

  it('ignores a request id from outside', async () => {
    const response = await get('/', { 'X-Request-Id': 'chosen' });
    expect(response.headers.get('x-request-id')).not.toBe('chosen');
  });

  it.each([
    '/nope',
    '/404',
    '/500',
    '/setup/token',
    '/404/',
    '/problem',
    '/Problem/',
    '/Nope/',
    '/invest/x',
    '/admin',
    '//invest',
    '/index.html',
    '/..%2f..%2fetc%2fpasswd',
    '/%zz',
    '/%00',
  ])('answers %s with the not-found page', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>/404</title>');
  });

  it('logs a missing path without its query and without a person’s address', async () => {
    await get('/old/page?email=jo@example.org');
    await get('/unsubscribe/jo@example.org/now');
    expect(test.logged()).toContain('"path":"/old/page"');
    expect(test.logged()).toContain('"path":"/unsubscribe/…/now"');
    expect(test.logged()).not.toContain('jo@example.org');
  });

  it('allows the browser’s own viewer to show a document, and nothing else', async () => {
    const document = await get('/deck.pdf');
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect(document.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const policy = document.headers.get('content-security-policy');
    expect(policy).toContain("object-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  it('serves built files as immutable, as the build compressed them', async () => {
    const plain = await get('/assets/entry-1a2b.js');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toMatch('text/javascript');
    expect(plain.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(await plain.text()).toBe('plain();');
    const brotli = await get('/assets/entry-1a2b.js', { 'Accept-Encoding': 'gzip, br' });
    expect([brotli.headers.get('content-encoding'), await brotli.text()]).toEqual(['br', 'as brotli']);
    const font = await get('/assets/text-3c4d.woff2', { 'Accept-Encoding': 'br' });
    expect([font.headers.get('content-type'), font.headers.get('content-encoding')]).toEqual(['font/woff2', null]);
    expect((await get('/favicon.svg')).headers.get('cache-control')).toMatch('must-revalidate');
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=6-', 206, '6789', 'bytes 6-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['bytes=x', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('answers a request for %s of a film with %i', async (range, status, body, contentRange) => {
    const answer = await get('/film.mp4', { Range: range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  it('returns the whole film if the range is of another version, and no ranges of a text', async () => {
    const { headers } = await get('/film.mp4');
    expect([headers.get('content-type'), headers.get('accept-ranges')]).toEqual(['video/mp4', 'bytes']);
    const tag = headers.get('etag') ?? '';
    expect((await get('/film.mp4', { Range: 'bytes=0-1', 'If-Range': tag })).status).toBe(206);
    expect((await get('/film.mp4', { Range: 'bytes=0-1', 'If-Range': '"older"' })).status).toBe(200);
    expect((await get('/assets/entry-1a2b.js', { Range: 'bytes=0-1' })).status).toBe(200);
  });

  it.each(['/assets/old-9z.js', '/assets/../favicon.svg.txt', '/assets/entry-1a2b.js.br', '/assets/'])(
    'answers %s with a plain 404 that no cache keeps',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control') ?? '').not.toMatch('immutable');
    },
  );

  it('serves files as they are, in any spelling of their address', async () => {
    const response = await get('/robots.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await response.text()).toBe('User-agent: *\nAllow: /\n');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get('/Robots.TXT')).headers.get('location')).toBe('/robots.txt');
  });

  it('keeps pages out of indexes that the site excludes', async () => {
    const response = await get('/blog/first-notes');
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'public, max-age=0, must-revalidate',
      'noindex',
    ]);
  });

  it('refuses to change a page', async () => {
    const response = await test.app.request('/invest', postJson('{}'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers an unknown call in JSON', async () => {
    const response = await get('/api/nope', { Accept: 'text/html' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: expect.stringMatching(/\.$/), errors: [], code: 'no-such-route' },
    ]);
  });

  it('answers an unexpected failure with the error page and an incident number in the log', async () => {
    const assets = new Map();
    assets.get = () => {
      throw new Error('a secret detail');
    };
    const { app, logged } = await createTestApp(database, { assets });
    const response = await app.request('/');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<title>/500</title>');
    expect(logged()).toContain(response.headers.get('x-request-id') ?? 'none');
    expect(logged()).not.toContain('a secret detail');
  });

  describe('under its public address', () => {
    const publicUrl = 'https://www.example.org';
    const open = async (url: string, headers: Record<string, string> = {}, trustedProxies = 0) => {
      const { app } = await createTestApp(database, { publicUrl, trustedProxies });
      const { status, headers: answered } = await app.request(url, { headers });
      return [status, answered.get('location')];
    };

    it('redirects from another host name, with path and campaign', async () => {
      expect(await open('http://example.org/invest?utm_source=a')).toEqual([308, `${publicUrl}/invest?utm_source=a`]);
      expect(await open('http://example.org//elsewhere.example')).toEqual([308, `${publicUrl}//elsewhere.example`]);
    });

    it('redirects from a host name with a trailing dot', async () => {
      const there = [308, `${publicUrl}/invest`];
      expect(await open('http://WWW.Example.org./invest')).toEqual(there);
      expect(await open('http://example.org./invest')).toEqual(there);
      expect(await open('http://app:4000/invest', { 'X-Forwarded-Host': 'www.example.org.' }, 1)).toEqual(there);
      expect(await open('http://elsewhere.example./invest')).toEqual([200, null]);
    });

    it('redirects from http if a trusted proxy reports it', async () => {
      const byHttp = { 'X-Forwarded-Proto': 'http' };
      expect(await open('http://www.example.org/invest', byHttp, 1)).toEqual([308, `${publicUrl}/invest`]);
      expect(await open('http://www.example.org/invest', byHttp)).toEqual([200, null]);
      expect(await open('http://www.example.org/invest', { 'X-Forwarded-Proto': 'https' }, 1)).toEqual([200, null]);
    });

    it('reads the host name from its proxy', async () => {
      const named = (name: string) => open('http://app:4000/invest', { 'X-Forwarded-Host': name }, 1);
      expect(await named('www.example.org')).toEqual([200, null]);
      expect(await named('example.org')).toEqual([308, `${publicUrl}/invest`]);
      expect(await open('http://app:4000/invest')).toEqual([200, null]);
    });

    it('answers probes and API requests under any host name', async () => {
      expect(await open('http://example.org/healthz')).toEqual([200, null]);
      expect(await open('http://example.org/rest/v1/investment_leads')).toEqual([401, null]);
    });
  });
});
