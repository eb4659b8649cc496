import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { findBrowser } from './chromium.ts';
import { containerCommand } from './pictures/container.ts';
import { findStories } from './pictures/find-stories.ts';

const usage = `npm run accept -- Button Carousel   accepts every story of Button and Carousel as it looks now, and nothing else
npm run accept                      accepts nothing, and lists the stories that look different
npm run accept -- --all             accepts everything, for a new version of the browser
`;

const { positionals: names, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const accepts = names.length > 0 || values.all === true;
const stories = await findStories(process.cwd(), names);
const browser = await findBrowser();

if (values.all && names.length > 0) refuse(`Give names or --all, not both.\n\n${usage}`);
else if (stories.unknown) refuse(stories.unknown);
else if (browser.pinned) await run();
else {
  refuse(`Pictures are taken and compared by one build of Chromium for Linux x64, from npm. This is ${browser.name} on
${process.platform} ${process.arch}: it renders letters and edges differently, so nothing is accepted here. In a container (or, on
Windows, in WSL without one) the same command works:

  ${containerCommand(names)}

CONTRIBUTING.md says more under "Pictures on macOS and Windows".`);
}

async function run(): Promise<void> {
  if (!accepts)
    process.stdout.write(`${usage}\nComparing all stories, which takes some minutes. Nothing is accepted.\n`);
  const vitest = await startVitest('test', [...stories.files], { run: true, project: ['stories'], update: accepts });
  await vitest.close();
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
