import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const formats = /(?:Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String)\([^;]*/g;
const ofTheMachine =
  /\.(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds)|getTimezoneOffset|to(?:Date|Time)String)\(/g;

it('no displayed or stored value depends on the time zone of the machine', async () => {
  const dependent: string[] = [];
  for await (const file of glob('{packages/*,site,sponsors/*}/{src/**/,}*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|fixtures|stories|docs)\.tsx?$/.test(file)) continue;
    const source = await readFile(path.join(root, file), 'utf8');
    const zoneless = (source.match(formats) ?? []).filter((format) => !format.includes('timeZone'));
    dependent.push(...[...zoneless, ...(source.match(ofTheMachine) ?? [])].map((found) => `${file}: ${found}`));
  }
  expect(dependent).toEqual([]);
});
