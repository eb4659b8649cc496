import { chromium } from 'playwright';
import { findBrowser } from '../chromium.ts';
import { serveBuiltStorybook } from './built-storybook.ts';
import { lookAtPage, lookAtWorkplace } from './look-at-page.ts';

/**
 * Opens pages of the documentation, as a static host serves it, on a phone and on a desk: one of each kind, or those in
 * whose id one of the given words is found: `docs` is in all.
 */
const oneOfEachKind = [
  'introduction',
  'guides-getting-started',
  'foundations-colour',
  'primitives-stack',
  'components-textfield',
  'drawings-kit',
  'forms-contactform',
  'sections-siteheader',
  'admin-leadpanel',
];
const widths = [390, 1280];

const words = process.argv.slice(2);
const storybook = await serveBuiltStorybook();
const browser = await chromium.launch((await findBrowser()).launch);
try {
  const pages =
    words.length === 0
      ? oneOfEachKind.map((page) => `${page}--docs`)
      : storybook.pages.filter((id) => words.some((word) => id.includes(word.toLowerCase())));
  const problems = await lookAtWorkplace(browser, storybook, 'introduction--docs');
  for (const id of pages) {
    for (const width of widths) problems.push(...(await lookAtPage(browser, storybook, id, width)));
  }
  if (pages.length === 0) problems.push(`No page of documentation has ${words.join(' or ')} in its id.`);
  if (problems.length > 0) throw new Error(`Something is wrong with the documentation:\n${problems.join('\n')}`);
  process.stdout.write(`${pages.length} of ${storybook.pages.length} pages of documentation are as they should be.\n`);
} finally {
  await browser.close();
  await storybook.close();
}
