import type { Page } from 'playwright/test';

/** Records the addresses a page navigates to from now on, in place or in a new tab: `page.url()` changes only once a page has committed. */
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
