import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { entryFiles } from '../props/entries.ts';
import type { BuiltStorybook } from './built-storybook.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/copied');

/**
 * Returns TypeScript's errors for the code to copy under each of `examples`, as strict as in a new app; empty if
 * everything compiles when pasted.
 */
export async function checkCode(
  context: BrowserContext,
  { address }: BuiltStorybook,
  examples: readonly string[],
): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  // Opens a page that shows no story, because a story that is already rendered would not render again. Nothing needs to
  // be visible or checked by axe.
  const open = async () => {
    const tab = await context.newPage();
    await tab.goto(`${address}iframe.html?viewMode=docs&id=introduction--docs&globals=a11y.manual:!true`);
    await tab.locator('#storybook-docs > *').first().waitFor();
    await tab.addStyleTag({ content: 'body { display: none }' });
    return tab;
  };
  const problems: string[] = [];
  let tab: Page | undefined;
  for (const id of examples) {
    tab ??= await open();
    // Switching stories is faster than loading pages, unless the previous story has navigated the tab away.
    const code = await tab.evaluate(readCode, id).catch(async () => {
      tab = await open();
      return tab.evaluate(readCode, id);
    });
    if (code === undefined) problems.push(`${id} has no code to copy`);
    else if (code.includes('[Circular]'))
      problems.push(`the code to copy of ${id} lacks parts that could not be printed`);
    else await writeFile(path.join(folder, `${id}.tsx`), asModule(code));
  }
  // Readers who copy the code have their own drawings.
  await writeFile(path.join(folder, 'your-own-drawings.ts'), "export * from '@sponsor/content/drawings';\n");
  const paths = Object.fromEntries([...entryFiles].map(([entry, file]) => [entry, [file]]));
  const compilerOptions = {
    strict: true,
    jsx: 'react-jsx',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['vite/client', 'node'],
    paths,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
  const { status, stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  if (status !== 0 && errors.length === 0) throw new Error(`TypeScript did not finish:\n${stdout}`);
  return [...problems, ...errors.map((error) => `the code to copy does not compile: ${error}`)];
}

/** Turns pasted code into a module: the imports at the top, JSX as an export; handwritten code is already a file. */
function asModule(code: string): string {
  if (code.includes('\nexport ')) return code;
  const [imports, ...drawn] = code.split('\n\n');
  return `${imports}\n\nexport const example = (\n  <>\n${drawn.join('\n\n')}\n  </>\n);\n`;
}

/** Runs in a page of Storybook: renders a story instead of the previous one. */
function readCode(id: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name.
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const sent = 'storybook/docs/snippet-rendered';
    const timer = setTimeout(() => end(), 5000);
    function handle(snippet: { id: string; source: string }) {
      if (snippet.id === id && snippet.source.startsWith('import')) end(snippet.source);
    }
    function end(source?: string) {
      clearTimeout(timer);
      channel.off(sent, handle);
      resolve(source);
    }
    channel.on(sent, handle);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

type Listen = (event: string, handle: (snippet: { id: string; source: string }) => void) => void;

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: Listen;
      off: Listen;
      emit: (event: string, about: { storyId: string; viewMode: 'story' }) => void;
    };
  }
}
