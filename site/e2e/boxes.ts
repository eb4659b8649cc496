import type { Locator, Page } from 'playwright/test';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the positions of elements in CSS pixels of the window, in one call because the page may move between two
 * calls.
 */
export async function boxesOf(page: Page, ...parts: readonly Locator[]): Promise<Box[]> {
  const elements = await Promise.all(parts.map((part) => part.elementHandle()));
  return page.evaluate(
    (all) =>
      all.map((element) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
      }),
    elements,
  );
}
