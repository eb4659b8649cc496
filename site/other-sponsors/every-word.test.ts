import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage } from '@sponsor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWith, filesUnder, textsIn } from './built-site.ts';
import { isText } from './replace-words.ts';

/** The result of building the site with every text of the sample replaced. */
let folder: string;
let pages: RenderedPage[];

beforeAll(async () => {
  ({ folder, pages } = await buildWith('replaced'));
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const modules = import.meta.glob<object>(['../../sponsors/limestone/src/words/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const [texts = [], others = []] = [isText, (text: string) => !isText(text)].map((kind) =>
  textsIn(modules).filter(kind),
);
const wordsOf = (text: string) => text.match(/[A-Za-z]{3,}/g) ?? [];

/**
 * Returns the visible and accessible texts of a page, without the lettering in drawings, which also belongs to the
 * sponsor.
 */
function shownIn({ html }: RenderedPage): string[] {
  const bare = html.replaceAll(/<(script|style|svg)\b[^]*?<\/\1>/g, '').replaceAll(/&#?\w+;/g, ' ');
  return [
    ...bare.matchAll(/>([^<]+)</g),
    ...bare.matchAll(/ (?:alt|title|placeholder|aria-(?:label|description|valuetext|roledescription))="([^"]*)"/g),
    ...bare.matchAll(/<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g),
  ].map(([, text = '']) => text);
}

it('shows only words of the sponsor or the library on every page', () => {
  const kept = new Set([
    ...others.flatMap(wordsOf),
    // The roles of the library's carousel, and the label of the trap field.
    'carousel',
    'slide',
    'leave',
    'empty',
    // The runtime formats dates.
    ...Array.from({ length: 12 }, (_, month) =>
      new Date(2026, month).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
    ),
  ]);
  const isForVisitors = ({ path: address, type }: RenderedPage) => !type && !/^\/(admin|setup|problem)\b/.test(address);
  const shown = pages
    .filter(isForVisitors)
    .map((page) => ({ address: page.path, words: shownIn(page).flatMap(wordsOf) }));
  expect(shown.length).toBeGreaterThan(40);
  expect(
    shown.flatMap(({ address, words }) => words.filter((word) => !kept.has(word)).map((word) => `${address}: ${word}`)),
  ).toEqual([]);
});

it('contains no sentence of the sample in any script or style', async () => {
  const sentences = [...new Set(texts)].filter((text) => wordsOf(text).length > 3);
  expect(sentences.length).toBeGreaterThan(500);
  const files = (await filesUnder(folder)).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const scripts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  expect(sentences.filter((sentence) => scripts.some((script) => script.includes(sentence)))).toEqual([]);
});
