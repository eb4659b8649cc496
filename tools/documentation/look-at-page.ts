import type { BrowserContext, Page } from 'playwright';
import { builtInBrands } from '../../packages/ui/src/tokens/brands/built-in-brands.ts';
import { contrastRatio } from '../../packages/ui/src/tokens/contrast.ts';
import type { BuiltStorybook, DocumentedComponent } from './built-storybook.ts';

const themes = builtInBrands.map(({ name }) => name);
const widths = [1280, 390];

/**
 * Returns the problems of one page of documentation, in both brands, on a desktop and on a phone; empty if there are
 * none. `component` is the one whose props the page must list.
 */
export async function lookAtPage(
  context: BrowserContext,
  { address, pages }: BuiltStorybook,
  id: string,
  component: DocumentedComponent | undefined,
): Promise<string[]> {
  const props = component?.props.map(({ name }) => name) ?? [];
  return inTab(context, id, async (tab) => {
    const found: string[] = [];
    for (const theme of themes) {
      await tab.goto(`${address}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 900 });
        const problems = await tab.waitForFunction(isDrawn, theme).then(
          () => lookAtView(tab, pages, props),
          () => ['it is not rendered completely'],
        );
        found.push(...problems.map((problem) => `${problem} (${theme}, ${width} px)`));
      }
    }
    return [...found, ...(await lookAtCode(tab, component))];
  });
}

/**
 * Runs in the page. A story in one of Storybook's frames has a separate document; a frame inside a story does not
 * count. A numbered part must have its number in the example too.
 */
function isDrawn(theme: string): boolean {
  const frames = Array.from(
    document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe[id^="iframe--"]'),
    (frame) => frame.contentDocument,
  );
  const stories = [
    ...document.querySelectorAll('[id^="story--"][id$="-inner"]'),
    ...frames.map((frame) => frame?.querySelector('#storybook-root')),
  ];
  return (
    document.querySelector('.sbdocs-content :is(h1, h2)') !== null &&
    document.querySelector('.sbdocs-content > [aria-busy]') === null &&
    stories.every((story) => story && story.childElementCount > 0) &&
    document.querySelectorAll('dt > .guide-number').length ===
      document.querySelectorAll('.guide-numbers > .guide-number').length &&
    [document, ...frames].every((page) => page?.documentElement.dataset['theme'] === theme)
  );
}

/** Returns the problems of the rendered view. */
async function lookAtView(tab: Page, pages: readonly string[], props: readonly string[]): Promise<string[]> {
  const found = await tab.evaluate(() => {
    const references = Array.from(
      document.querySelectorAll('.sb-story :is([for], [aria-labelledby], [aria-controls])'),
    );
    return {
      crossed: references.flatMap((element) =>
        ['for', 'aria-labelledby', 'aria-controls']
          .flatMap((attribute) => element.getAttribute(attribute)?.split(' ') ?? [])
          .filter((named) => {
            const story = document.getElementById(named)?.closest('.sb-story');
            return story && story !== element.closest('.sb-story');
          }),
      ),
      listed: Array.from(
        document.querySelectorAll('.docblock-argstable tbody td:first-child'),
        (cell) => cell.querySelector('span')?.textContent ?? '',
      ),
      foreignLetters: Array.from(document.querySelectorAll('.sbdocs-content :is(h1, h2, h3, p, li, th, td)'))
        .filter((element) => !element.closest('.sb-unstyled, .sb-story, .sbdocs-preview'))
        .filter((element) => {
          const brand = getComputedStyle(document.documentElement);
          const own = (token: string) => brand.getPropertyValue(token).split(',')[0]?.replaceAll(/['"]/g, '').trim();
          const family = getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll(/['"]/g, '').trim();
          return family !== own('--sponsor-font-display') && family !== own('--sponsor-font-text');
        })
        .map((element) => element.textContent.slice(0, 40)),
      squeezed: Array.from(document.querySelectorAll('.sbdocs:has(.guide-wide) .sb-story'))
        .filter((story) => story.getBoundingClientRect().width < innerWidth - 2)
        .map((story) => story.id),
      links: Array.from(document.querySelectorAll('a[href*="path="]'), (link) => link.getAttribute('href') ?? ''),
      tooWide: document.documentElement.scrollWidth > innerWidth,
    };
  });
  return [
    ...found.crossed.map((own) => `${own} is named by one story but belongs to another`),
    ...found.links.filter((link) => !leads(link, pages)).map((link) => `${link} is a dead link`),
    ...props.filter((prop) => !found.listed.includes(prop)).map((prop) => `it does not list ${prop}`),
    ...found.foreignLetters.map((words) => `"${words}" is not in the brand's font`),
    ...found.squeezed.map((story) => `${story} has too little space`),
    ...(found.tooWide ? ['it scrolls sideways'] : []),
    ...(await lookAtColoursOfCode(tab)),
  ];
}

/** axe checks only stories, and Storybook uses its own colors for code. */
async function lookAtColoursOfCode(tab: Page): Promise<string[]> {
  const words = await tab.evaluate(() => {
    const hex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`;
    const groundOf = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element ?? document.body);
      return element && backgroundColor.endsWith(', 0)') ? groundOf(element.parentElement) : backgroundColor;
    };
    return Array.from(document.querySelectorAll('pre .token'), (word) => ({
      word: word.textContent.trim(),
      colour: hex(getComputedStyle(word).color),
      ground: hex(groundOf(word)),
    }));
  });
  const faint = words
    .filter(({ word, colour, ground }) => word !== '' && contrastRatio(colour, ground) < 4.5)
    .map(({ word, colour, ground }) => `"${word}" in code is illegible: ${colour} on ${ground}`);
  return [...new Set(faint)];
}

/** HTML and SVG elements whose names are as short as minified ones. */
const shortElements = 'a b g i p q s u br dd dl dt em hr li ol rp rt td th tr ul'.split(' ');

/** Returns the problems of the code to copy under the examples: it must import the component by its exported name. */
async function lookAtCode(tab: Page, component: DocumentedComponent | undefined): Promise<string[]> {
  const examples = await tab.locator('.docblock-code-toggle').all();
  for (const example of examples) await example.click();
  const blocks = tab.locator('.sbdocs-preview pre');
  if (examples.length > 0) await blocks.nth(examples.length - 1).waitFor();
  const code = await blocks.allTextContents();
  const minified = code
    .flatMap((block) => Array.from(block.matchAll(/<([A-Za-z]{1,2})[\s/>]/g), ([, name = '']) => name))
    .filter((name) => !shortElements.includes(name));
  const problems = [
    ...minified.map((name) => `the code to copy calls a component ${name}`),
    ...(await lookAtColoursOfCode(tab)),
  ];
  if (component?.entry === undefined) return problems;
  const { name, entry } = component;
  const used = code.filter((block) => new RegExp(`<${name}\\b`).test(block));
  const imported = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '${entry}';$`, 'm');
  if (used.length === 0) problems.push(`no code to copy has ${name}`);
  if (!used.every((block) => imported.test(block)))
    problems.push(`the code to copy does not import ${name} from ${entry}`);
  return problems;
}

/** Links to a story, or into Storybook itself, belong to Storybook. */
function leads(link: string, pages: readonly string[]): boolean {
  const id = /path=\/docs\/([\w-]+)$/.exec(link)?.[1];
  return id === undefined || pages.includes(id);
}

/** Returns the problems of Storybook's UI around the pages, for a reader who follows a link to one of them. */
export async function lookAtWorkplace(
  context: BrowserContext,
  { address }: BuiltStorybook,
  id: string,
): Promise<string[]> {
  return inTab(context, id, async (tab) => {
    await tab.goto(`${address}?path=/docs/${id}`);
    await tab.frameLocator('#storybook-preview-iframe').locator('.sbdocs-content h1').first().waitFor();
    return [];
  });
}

/** Returns the problems found in a page, including errors of its scripts and failed requests. */
async function inTab(
  context: BrowserContext,
  id: string,
  look: (tab: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const tab = await context.newPage();
  const complaints: string[] = [];
  tab.on('pageerror', ({ message }) => complaints.push(message));
  tab.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text());
  });
  tab.on('response', (answer) => {
    // A story about failures requests a missing file on purpose.
    if (answer.status() < 400 || answer.url().endsWith('/nothing-here.js')) return;
    complaints.push(`${answer.status()} ${answer.url()}`);
  });
  const found = await look(tab).catch((error: unknown) => [String(error)]);
  const problems = [...found, ...complaints].map((problem) => `${id}: ${problem}`);
  await tab.close();
  return problems;
}
