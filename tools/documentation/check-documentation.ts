import { chromium } from 'playwright';
import { findBrowser } from '../chromium.ts';
import { timeouts } from '../timeouts.ts';
import { serveBuiltStorybook } from './built-storybook.ts';
import { checkCode } from './check-code.ts';
import { lookAtPage, lookAtWorkplace } from './look-at-page.ts';

/**
 * Opens pages of the documentation as a static host serves it, in both brands, on a phone and on a desktop: one of each
 * kind, or those whose id contains one of the given words; `docs` matches all. Compiles the code to copy under the
 * first example of every component, or under all examples of components whose name contains one of the words.
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

const words = process.argv.slice(2);
const storybook = await serveBuiltStorybook();
const documented = storybook.components;
const browser = await chromium.launch((await findBrowser()).launch);
const context = await browser.newContext({ reducedMotion: 'reduce' });
// Stories that need a viewport are in separate frames, each with a complete Storybook.
context.setDefaultTimeout(timeouts.test);
try {
  const pages =
    words.length === 0
      ? oneOfEachKind.map((page) => `${page}--docs`)
      : storybook.pages.filter((id) => words.some((word) => id.includes(word.toLowerCase())));
  const problems = await lookAtWorkplace(context, storybook, 'introduction--docs');
  for (const id of pages) {
    const name = /-(\w+)--docs$/.exec(id)?.[1];
    const component = documented.find((one) => one.name.toLowerCase() === name);
    problems.push(...(await lookAtPage(context, storybook, id, component)));
  }
  const isAsked = (page: string) => words.length === 0 || words.some((word) => page.includes(word.toLowerCase()));
  const published = documented
    .filter(({ entry, name }) => entry?.startsWith('@sponsor/ui') && isAsked(`${name}--docs`.toLowerCase()))
    .map(({ name }) => name);
  const examples = storybook.examples
    .filter(([first]) => published.some((name) => first?.includes(`-${name.toLowerCase()}--`)))
    .flatMap((ofPage) => (words.length === 0 ? ofPage.slice(0, 1) : ofPage));
  problems.push(...(await checkCode(context, storybook, examples)));
  if (pages.length === 0) problems.push(`No page of documentation has ${words.join(' or ')} in its id.`);
  if (problems.length > 0) throw new Error(`The documentation has faults:\n${problems.join('\n')}`);
  process.stdout.write(`${pages.length} of ${storybook.pages.length} pages of documentation passed.\n`);
} finally {
  await browser.close();
  await storybook.close();
}
