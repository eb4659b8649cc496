import { configure } from 'storybook/test';
import { afterEach, beforeAll, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Medium } from '../tools/pictures/show-as.ts';
import { timeouts } from '../tools/timeouts.ts';
import { showDrawings, standInOfBitmap } from './stand-ins.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** False in any browser other than the one that rendered the accepted pictures. */
    comparesPictures: boolean;
  }
  interface TaskMeta {
    reports?: unknown;
  }
  interface TestContext {
    story: { id: string; parameters: { visual?: Visual } };
  }
}

/** `parameters.visual` of a story, if the defaults of its kind do not suit it. */
interface Visual {
  /** Window widths in pixels, one picture each; none for a story that looks like another. */
  readonly widths?: readonly number[];
  /**
   * Minimum window height in pixels, for content that is fixed to the window and does not add to the height of the
   * page.
   */
  readonly height?: number;
  /** Photographs it in this medium, and not in an ordinary window. */
  readonly medium?: Medium;
  /** Photographs bitmaps unchanged, in a story that is about one. Otherwise a light placeholder replaces them. */
  readonly bitmaps?: boolean;
  /**
   * Photographs the drawings of a section unchanged: in all pictures, or in those with these file name suffixes, such
   * as `1280` or `768.forced-colours`. Otherwise a light placeholder replaces them.
   */
  readonly drawings?: 'all' | readonly string[];
}

/**
 * The first word of a story's title, in lower case, decides its window widths. The story named Default shows how a
 * section is laid out; the others show one state each, where space is tightest or where staff mostly work.
 */
const defaultWidths: Record<string, { Default: readonly number[]; state: readonly number[] }> = {
  sections: { Default: [390, 1280], state: [390] },
  admin: { Default: [390, 1280], state: [1280] },
};
const anyOther = { Default: [640], state: [640] };
/**
 * Every section must also work in print, on A4, and in forced colors. Those pictures show its layout at that width too,
 * so there is no second picture of it in an ordinary window.
 */
const mediaOfSections = [
  ['paper', 698],
  ['forced colours', 768],
] as const;

configure({ asyncUtilTimeout: timeouts.sight });

beforeAll(async () => {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
});

afterEach(async ({ story, task }) => {
  // All passes of axe, 50 kB per story, would be sent to Vitest and written into its report.
  delete task.meta.reports;
  if (!inject('comparesPictures') || task.result?.state === 'fail') return;
  const visual = story.parameters.visual ?? {};
  const [kind = ''] = story.id.split('-');
  const name = task.name.replaceAll(' ', '');
  const problems: string[] = [];
  const photograph = async (picture: string, width: number) => {
    if (kind in defaultWidths) showDrawings(visual.drawings === 'all' || Boolean(visual.drawings?.includes(picture)));
    problems.push(...(await check(`${name}.${picture}`, width, visual)));
  };
  const media = kind === 'sections' && name === 'Default' ? mediaOfSections : [];
  await commands.showAs(visual.medium ?? 'window');
  const widths = defaultWidths[kind] ?? anyOther;
  for (const width of visual.widths ?? widths[name === 'Default' ? 'Default' : 'state']) {
    if (media.some(([, seen]) => seen === width)) continue;
    await photograph(String(width), width);
  }
  for (const [medium, width] of media) {
    await commands.showAs(medium);
    await photograph(`${width}.${medium.replace(' ', '-')}`, width);
  }
  await commands.showAs('window');
  if (kind === 'components' && name === 'Default') {
    document.documentElement.dataset['theme'] = 'lakefront';
    await photograph('640.lakefront', 640);
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
});

/** Makes the window as high as the story, because anything outside the window is not in the picture. */
async function check(picture: string, width: number, { height = 1, bitmaps = false }: Visual): Promise<string[]> {
  await page.viewport(width, height);
  await Promise.all(Array.from(document.images, (image) => settle(image, bitmaps)));
  await page.viewport(width, Math.max(height, await settledHeight()));
  const problem = await commands.checkPicture(picture);
  return problem === null ? [] : [`${picture}: ${problem}`];
}

/**
 * Waits for components that measure themselves: they respond to the new width a frame later, and may change in height.
 */
async function settledHeight(): Promise<number> {
  let height = -1;
  while (height !== document.documentElement.scrollHeight) {
    height = document.documentElement.scrollHeight;
    await nextFrame();
    await nextFrame();
  }
  return height;
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/**
 * Loads pictures eagerly, because one below the window would wait to be scrolled to, and from a fixed source, because
 * browsers prefer a cached candidate of an earlier story. A broken picture is part of some stories.
 */
async function settle(image: HTMLImageElement, keepsBitmaps: boolean): Promise<void> {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.srcset = '';
  if (!keepsBitmaps && /\.(webp|avif)$/.test(image.src)) image.src = standInOfBitmap(image);
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}
