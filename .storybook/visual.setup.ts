import { afterEach, beforeAll, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** False in any browser but the one that drew the accepted pictures. */
    comparesPictures: boolean;
  }
  interface TestContext {
    story: { id: string; parameters: { visual?: Visual } };
  }
}

/** `parameters.visual` of a story, where the defaults of its kind do not show it well. */
interface Visual {
  /** Window widths in pixels, one picture each; none for a story that looks like another. */
  readonly widths?: readonly number[];
  /** Least window height in pixels, for what is fixed to the window and so adds nothing to the height of the page. */
  readonly height?: number;
}

/** The first word of a story's title, in lower case, decides how wide its windows are. */
const defaultWidths: Record<string, readonly number[]> = { sections: [390, 768, 1280], admin: [390, 1280] };
const lakefrontWidths: Record<string, number> = { components: 640, sections: 1280 };

beforeAll(async () => {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
});

afterEach(async ({ story, task }) => {
  if (!inject('comparesPictures') || task.result?.state === 'fail') return;
  const { widths, height = 1 } = story.parameters.visual ?? {};
  const [kind = ''] = story.id.split('-');
  const name = task.name.replaceAll(' ', '');
  for (const width of widths ?? defaultWidths[kind] ?? [640]) {
    await compare(`${name}-${width}.png`, width, height);
  }
  const lakefrontWidth = lakefrontWidths[kind];
  if (lakefrontWidth === undefined || name !== 'Default') return;
  document.documentElement.dataset['theme'] = 'lakefront';
  await compare(`${name}-${lakefrontWidth}-lakefront.png`, lakefrontWidth, height);
});

/** Makes the window as high as the story, because what lies outside the window is not in the picture. */
async function compare(file: string, width: number, leastHeight: number): Promise<void> {
  await page.viewport(width, leastHeight);
  await Promise.all(Array.from(document.images, settle));
  await page.viewport(width, Math.max(leastHeight, await settledHeight()));
  await expect(page).toMatchScreenshot(file);
}

/** A component that measures itself answers the new width a frame later, and may then be higher or lower. */
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
 * A picture below the window would wait to be scrolled to, and among several files a browser prefers the one that an
 * earlier story has left in its cache. A broken picture is part of some stories.
 */
async function settle(image: HTMLImageElement): Promise<void> {
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.srcset = '';
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}
