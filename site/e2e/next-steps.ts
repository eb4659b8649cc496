import type { Page } from 'playwright/test';

/**
 * Starts to record the addresses to which a page navigates, in the same or in a new tab; `page.url()` would change only
 * later.
 */
export async function noteNextSteps(page: Page): Promise<readonly string[]> {
  const addresses: string[] = [];
  await page.exposeFunction('noteNextStep', (address: string) => void addresses.push(new URL(address).pathname));
  await page.evaluate(() => {
    const note = Object(window)['noteNextStep'];
    window.navigation.addEventListener('navigate', ({ destination }) => note(destination.url));
    const openTab = window.open.bind(window);
    window.open = (address, ...rest) => {
      note(new URL(address ?? '', location.href).href);
      return openTab(address, ...rest);
    };
  });
  return addresses;
}
