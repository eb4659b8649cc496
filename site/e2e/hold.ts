import type { Page, Route } from 'playwright/test';

export const scripts = /\/assets\/.*\.js/;

/**
 * Holds matching requests until the returned function is called, which may be before they arrive. They then continue, or
 * are handled by the function's argument.
 */
export async function hold(
  page: Page,
  what: string | RegExp,
  settle: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await settle(route);
  });
  return release;
}
