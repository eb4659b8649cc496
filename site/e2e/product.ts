import { type Browser, test as base, expect } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';
import { startFakeCrm } from './fake-crm.ts';
import { startProduct } from './start-product.ts';

const { launch } = await findBrowser();

export const staff = { email: 'staff@example.com', password: 'plum harbor trestle vine' };

/**
 * A busy browser logs this when it showed a page before its fade was ready; the visitor sees the page without the fade. We
 * cannot catch it: only `pagereveal` gets the transition, before any module runs, and a script in the head would delay the
 * first paint.
 */
const fadeGivenUp = 'Transition was aborted because of invalid state. Page already revealed';

interface Product {
  url: string;
  crm: Awaited<ReturnType<typeof startFakeCrm>>;
}

interface WorkerFixtures {
  product: Product;
  /**
   * A second browser in the same worker, because Playwright disables the back/forward cache, and headless Chromium has none
   * by default. A separate worker would start a second product.
   */
  cachingBrowser: Browser;
}

interface Fixtures {
  /** The page's console output so far. A test fails if it leaves an error or a warning here. */
  complaints: string[];
}

/** The built site on the real server, with a fake CRM behind it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // Playwright reads fixture names from the pattern, even if it is empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const crm = await startFakeCrm();
      const { url, stop } = await startProduct({
        STAFF_EMAIL: staff.email,
        STAFF_PASSWORD: staff.password,
        CRM_URL: crm.url,
        CRM_TOKEN: 'crm-secret',
        CRM_PORTAL_ID: 'portal-1',
        CRM_FORM_SIGN_UP: 'form-sign-up',
        CRM_FORM_CONTACT: 'form-contact',
        CRM_FORM_WEBINAR_REG_A: 'form-webinar-a',
        CRM_FORM_WEBINAR_REG_D: 'form-webinar-d',
        CRM_FORM_DECK: 'form-deck',
        CRM_FORM_PRIVACY: 'form-privacy',
      });
      await provide({ url, crm });
      await stop();
      crm.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  cachingBrowser: [
    async ({ playwright }, provide) => {
      const browser = await playwright.chromium.launch({
        ...launch,
        args: [...launch.args, '--enable-bfcache'],
        ignoreDefaultArgs: [...launch.ignoreDefaultArgs, '--disable-back-forward-cache'],
      });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => {
        if (message !== fadeGivenUp) complaints.push(message);
      });
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
