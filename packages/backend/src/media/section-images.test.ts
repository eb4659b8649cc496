import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addStaff, signIn } from '../../test/staff.ts';
import type { Database } from '../database/database.ts';
import { createSectionImages } from './section-images.ts';

const uploads = '/api/lovable-uploads';

/** A picture that differs from every other upload of the tests. */
function drawn(width: number, height: number) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

/** With the place where it was taken, and rotated by a tag as phones store it. */
const fromTelephone = () =>
  drawn(1200, 800)
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '40/1 2/1 44/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A multipart body with one file that is not a picture. */
const partOf = (boundary: string, name = 'file', header = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n${header}\r\nx\r\n--${boundary}--\r\n`;
const typeOf = (boundary: string) => `multipart/form-data; boundary=${boundary}`;
const [ordinary, long] = ['x'.repeat(40), 'x'.repeat(71)];

describe.each(sufficientKinds)('section images on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let headers: { Cookie: string };

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database);
    await addStaff(database, 'editor');
    headers = await signIn(test.app, 'editor@example.org');
  });
  afterAll(() => database.close());

  function upload(file: Uint8Array<ArrayBuffer> | string, name = 'file') {
    const body = new FormData();
    body.append(name, typeof file === 'string' ? file : new File([file], 'picture.jpg', { type: 'image/jpeg' }));
    return test.app.request(uploads, { method: 'POST', body, headers });
  }

  async function uploaded(file: Uint8Array<ArrayBuffer>): Promise<string> {
    const response = await upload(file);
    expect(response.status).toBe(200);
    const { url }: { url: string } = await response.json();
    return url;
  }

  const put = (section: string, change: object) =>
    test.app.request(`/api/section-images/${section}`, {
      method: 'PUT',
      body: JSON.stringify(change),
      headers: { ...headers, 'Content-Type': 'application/json' },
    });

  const history = async (section: string) => {
    const response = await test.app.request('/api/section-images', { headers });
    const body: Record<string, unknown[]> = await response.json();
    return body[section];
  };

  it('requires a sign-in', async () => {
    const answers = await Promise.all([
      test.app.request(uploads, { method: 'POST', body: new FormData() }),
      test.app.request('/api/section-images'),
      test.app.request('/api/section-images/problem', { method: 'PUT', body: '{}' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('serves uploads re-encoded, upright and without metadata', async () => {
    const url = await uploaded(await fromTelephone());
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}$/);
    const response = await test.app.request(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    const { format, width, height, exif } = await sharp(await response.bytes()).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 800, height: 1200, exif: undefined });
    const again = await test.app.request(url, {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s', async (format) => {
    expect((await upload(await drawn(64, 48).toFormat(format).toBuffer())).status).toBe(200);
  });

  it('accepts the same picture twice, and stores it once', async () => {
    const file = await drawn(300, 200).png().toBuffer();
    const url = await uploaded(file);
    expect(await uploaded(file)).toBe(url);
    const { rows } = await database.query('select from picture_files where picture_hash = $1', [url.split('/').at(-1)]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page in the coat of a picture', () => Buffer.from('GIF89a<html><script>alert(1)</script></html>')],
    ['a GIF', () => drawn(8, 8).gif().toBuffer()],
    ['a TIFF', () => drawn(8, 8).tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj')],
    ['half of a picture', async () => (await drawn(800, 800).png().toBuffer()).subarray(0, 400)],
    ['nothing', () => Buffer.alloc(0)],
    ['noise', () => randomBytes(5000)],
  ])('refuses %s', async (_what, make) => {
    const response = await upload(new Uint8Array(await make()));
    expect([response.status, await response.json()]).toEqual([
      415,
      { message: expect.stringContaining('JPEG, PNG, WebP or AVIF'), errors: [], code: 'invalid-picture' },
    ]);
  });

  it('refuses too many bytes or pixels', async () => {
    const heavy = await upload(new Uint8Array(11 * 1024 * 1024));
    expect([heavy.status, await heavy.json()]).toMatchObject([413, { message: expect.stringContaining('10 MB') }]);
    const wide = await upload(new Uint8Array(await drawn(10_000, 6100).png({ compressionLevel: 1 }).toBuffer()));
    expect([wide.status, await wide.json()]).toMatchObject([
      413,
      { message: expect.stringContaining('60 megapixels') },
    ]);
  });

  it('accepts four uploads at a time, and answers further ones with 429', async () => {
    const file = await drawn(8, 8).png().toBuffer();
    const beginUpload = () =>
      new Promise<{ end: () => void; answer: Response | Promise<Response> }>((resolve) => {
        const body = new ReadableStream(
          // Only now has it been let in.
          { pull: (controller) => resolve({ end: () => controller.close(), answer }) },
          { highWaterMark: 0 },
        );
        const boundary = { 'Content-Type': 'multipart/form-data; boundary=x' };
        const init = { method: 'POST', headers: { ...headers, ...boundary }, body, duplex: 'half' };
        const answer = test.app.request(uploads, init);
      });
    const underWay = await Promise.all(Array.from({ length: 4 }, beginUpload));
    const refused = await upload(file);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '20',
      {
        message: 'Other pictures are being prepared. Please try again in 20 seconds.',
        errors: [],
        code: 'pictures-in-progress',
        value: '20',
      },
    ]);
    for (const { end } of underWay) end();
    const answers = await Promise.all(underWay.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await upload(file)).status).toBe(200);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x\r\n\r\n', 400],
    ['another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--', 400],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"',
      400,
    ],
    ['nothing', 'multipart/form-data; boundary=x', '', 400],
    ['no picture', typeOf(ordinary), partOf(ordinary), 415],
    ['a boundary of 71 letters', typeOf(long), partOf(long), 400],
    [
      'another field beside the file',
      typeOf(ordinary),
      partOf(ordinary, 'a').slice(0, -`--${ordinary}--\r\n`.length) + partOf(ordinary),
      400,
    ],
    ['headers that go on', typeOf(ordinary), partOf(ordinary, 'file', 'X-A: b\r\n'.repeat(3_000)), 400],
    ['another type', 'application/json', '{}', 415],
    ['no type', '', 'x', 415],
  ])('[staff-17] refuses a body with %s', async (_what, type, body, status) => {
    const response = await test.app.request(uploads, {
      method: 'POST',
      body,
      headers: { ...headers, 'Content-Type': type },
    });
    expect(response.status).toBe(status);
  });

  it('[call-6] refuses a body without one file named file', async () => {
    const file = await drawn(8, 8).png().toBuffer();
    expect((await upload(file, 'picture')).status).toBe(400);
    expect((await upload('text')).status).toBe(400);
  });

  it('answers 404 for an unknown picture', async () => {
    const addresses = ['/media/x', `/media/${'0'.repeat(64)}`, '/media/..%2f..%2fetc%2fpasswd', '/media/%00'];
    const answers = await Promise.all(addresses.map(async (address) => test.app.request(address)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await answers[0]?.text()).toBe('This picture does not exist.');
  });

  it('changes the picture, restores the first one, and keeps who did it', async () => {
    const first = await uploaded(await drawn(2000, 1250).png().toBuffer());
    const second = await uploaded(await drawn(700, 500).png().toBuffer());
    const shown = await put('problem', { url: first, alternativeText: ' Eight bays. ', focus: { x: 20, y: 80 } });
    expect(await shown.json()).toEqual({
      id: expect.any(String),
      image: {
        src: first,
        srcSet: expect.stringMatching(/^\/media\/\w{64} 1600w, \/media\/\w{64} 960w, \/media\/\w{64} 640w$/),
        width: 1600,
        height: 1000,
        alternativeText: 'Eight bays.',
        focus: { x: 20, y: 80 },
      },
      changedBy: 'editor@example.org',
      changedAt: '2026-03-01T15:00:00.000Z',
    });
    await put('problem', { url: second, alternativeText: 'One bay.' });
    const { current } = createSectionImages(database, () => test.clock.now);
    expect(await current()).toMatchObject({ problem: { alternativeText: 'One bay.' } });
    await put('problem', { url: first, alternativeText: 'Eight bays.', focus: { x: 20, y: 80 } });
    const texts = (await history('problem'))?.map((version) => Object(version).image.alternativeText);
    expect(texts).toEqual(['Eight bays.', 'One bay.', 'Eight bays.']);
    await put('problem', { url: null });
    expect((await history('problem'))?.[0]).toMatchObject({ image: null, changedBy: 'editor@example.org' });
    expect(await history('solution')).toEqual([]);
    const { rows } = await database.query(
      `select actor, subject, count(*)::int as entries from staff.audit_log
       where action = 'section image changed' group by actor, subject`,
    );
    expect(rows).toEqual([{ actor: 'editor@example.org', subject: 'problem', entries: 4 }]);
  });

  it.each([
    ['no address', { alternativeText: 'Bays' }],
    ['no alternative text', { url: '/media/x' }],
    ['a blank for alternative text', { url: '/media/x', alternativeText: '  ' }],
    ['a long alternative text', { url: '/media/x', alternativeText: 'x'.repeat(301) }],
    ['an address that holds NUL', { url: '/media/\u0000', alternativeText: 'Bays' }],
    ['a picture from elsewhere', { url: 'https://example.com/a.webp', alternativeText: 'Bays' }],
    ['a control character', { url: '/media/x', alternativeText: 'a\u0000b' }],
    ['a point outside', { url: '/media/x', alternativeText: 'Bays', focus: { x: 101, y: 0 } }],
    ['half a point', { url: '/media/x', alternativeText: 'Bays', focus: { x: 10.5, y: 0 } }],
    ['another field', { url: null, alternativeText: 'Bays' }],
  ])('refuses %s', async (_what, change) => {
    const response = await put('solution', change);
    const { value: _refused, ...body } = await response.json();
    expect([response.status, body]).toEqual([
      400,
      { message: expect.any(String), errors: expect.any(Array), code: expect.any(String) },
    ]);
  });

  it('asks for an alternative text in a sentence', async () => {
    const response = await put('problem', { url: `/media/${'0'.repeat(64)}`, alternativeText: '' });
    expect(await response.json()).toMatchObject({
      message: 'Please describe the picture for people who cannot see it.',
    });
  });

  it('knows two sections', async () => {
    expect((await put('team', { url: null })).status).toBe(404);
  });

  it('deletes only uploads that no section showed within a day', async () => {
    const unused = await uploaded(await drawn(50, 50).png().toBuffer());
    const used = await uploaded(await drawn(50, 50).png().toBuffer());
    await put('solution', { url: used, alternativeText: 'Shown.' });
    await put('solution', { url: null });
    test.clock.now = new Date('2026-03-02T15:00:01Z');
    headers = await signIn(test.app, 'editor@example.org');
    await uploaded(await drawn(50, 50).png().toBuffer());
    expect((await test.app.request(used)).status).toBe(200);
    expect((await test.app.request(unused)).status).toBe(404);
  });
});
