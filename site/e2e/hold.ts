import type { Page, Route } from 'playwright/test';

export const scripts = /\/assets\/.*\.js/;

/**
 * Keeps requests waiting until the function that it gives is called, which may be before they have come. Then they are
 * settled: sent on, unless something else is given.
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
