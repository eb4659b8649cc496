import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserCommand, Reporter, TestModule, Vitest } from 'vitest/node';
import type { Browser } from '../chromium.ts';
import { comparePictures } from './compare-pictures.ts';
import { photographAtRest } from './photograph.ts';
import { acceptedFolder, nameOfStories, pictureFiles, storyEnding, storyFiles } from './picture-files.ts';
import { readRaster, writeRaster } from './raster.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Returns null if the story looks as accepted, or is accepted now; otherwise a message for people. */
    checkPicture: (picture: string) => Promise<string | null>;
  }
}

/** Compares stories with their accepted pictures or, when Vitest runs with `--update`, accepts their current look. */
export class StoryPictures implements Reporter {
  readonly #browser: Browser;
  readonly #asked = new Set<string>();
  /** The names of their stories, by picture. */
  readonly #different = new Map<string, string>();
  #root = '';
  #accepts = false;
  #runsPartly = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  onInit({ config }: Vitest): void {
    this.#root = config.root;
    this.#accepts = config.snapshotOptions.updateSnapshot === 'all';
    this.#runsPartly = Boolean(config.testNamePattern);
  }

  onTestRunStart(): void {
    this.#asked.clear();
    this.#different.clear();
  }

  readonly check: BrowserCommand<[picture: string]> = async ({ page, testPath = '' }, picture) => {
    const files = pictureFiles(this.#root, testPath, picture);
    this.#asked.add(files.accepted);
    await Promise.all([rm(files.actual, { force: true }), rm(files.difference, { force: true })]);
    const accepted = await readRaster(files.accepted);
    const actual = await photographAtRest(page, accepted);
    const difference = accepted && comparePictures(accepted, actual);
    this.#different.delete(files.accepted);
    if (accepted && !difference) return null;
    if (this.#accepts) {
      await writeRaster(files.accepted, actual);
      return null;
    }
    this.#different.set(files.accepted, nameOfStories(testPath));
    await writeRaster(files.actual, actual);
    const now = `  now         ${files.actual}`;
    if (!difference) return `No picture of this is accepted yet.\n${now}`;
    const lines = [difference.message, now, `  accepted    ${files.accepted}`];
    if (difference.picture) {
      await writeRaster(files.difference, difference.picture);
      lines.push(`  difference  ${files.difference}`);
    }
    return lines.join('\n');
  };

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const ran = modules.filter((module) => module.moduleId.endsWith(storyEnding));
    if (ran.length > 0 && !this.#browser.pinned) {
      process.stdout.write(
        `\nPictures were NOT compared: they are rendered by one build of Chromium on Linux x64, and this is ${this.#browser.name} on ${process.platform} ${process.arch}.\nThe stories ran and passed all other checks. "npm run accept" says how to compare pictures on this machine.\n`,
      );
    }
    if (this.#different.size > 0) {
      const names = [...new Set(this.#different.values())].toSorted().join(' ');
      process.stdout.write(
        `\nThese look different: ${names}\nLook at their pictures in test-results/pictures. If that is how they are meant to look:\n  npm run accept -- ${names}\n`,
      );
    }
    if (this.#accepts && !this.#runsPartly) await this.#removeOrphans(ran.filter((module) => module.ok()));
  }

  /** Removes unused pictures of the stories that ran; and those without any stories, if all stories ran. */
  async #removeOrphans(ran: readonly TestModule[]): Promise<void> {
    const folders = new Set(ran.map((module) => acceptedFolder(module.moduleId)));
    let ranAll = true;
    for await (const file of glob(storyFiles, { cwd: this.#root })) {
      ranAll &&= folders.has(acceptedFolder(path.join(this.#root, file)));
    }
    for await (const name of glob('{packages,sponsors}/*/src/**/__screenshots__/*', { cwd: this.#root })) {
      const file = path.join(this.#root, name);
      if (this.#asked.has(file) || !(ranAll || folders.has(path.dirname(file)))) continue;
      await rm(file);
      process.stdout.write(`Removed ${name}: no story asks for it.\n`);
    }
  }
}
