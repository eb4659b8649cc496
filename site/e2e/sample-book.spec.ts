import { documents } from '@sponsor/content/documents';
import { expect, type Page } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';

const { url, drawnPages = 0 } = documents['regulation-d'];
const bookOf = (page: Page) =>
  page.getByRole('region', { name: 'Private placement memorandum of the Opportunity Fund, sample' });
const pageOf = (page: Page, number: number) =>
  bookOf(page).getByRole('img', { name: `Page ${number} of ${drawnPages}`, exact: true });
/** Most of the page, because it may be taller than the window. */
const seen = { ratio: 0.4 };

test('[regd-6] the book has every page of the document as a picture, and links to the document', async ({
  page,
  request,
}) => {
  const pdf = (await (await request.get(url)).body()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(drawnPages);
  await open(page, '/ppm');
  const pictures = bookOf(page).getByRole('img');
  await expect(pictures).toHaveCount(drawnPages);
  const addresses = await pictures.evaluateAll((images) =>
    images.flatMap((image) => (image.getAttribute('srcset') ?? '').split(', ').map((part) => part.split(' ')[0] ?? '')),
  );
  expect(addresses).toHaveLength(2 * drawnPages);
  let weight = 0;
  for (const address of addresses) {
    const picture = await request.get(address);
    expect([address, picture.headers()['content-type']]).toEqual([address, 'image/webp']);
    weight += (await picture.body()).byteLength;
  }
  expect(weight).toBeLessThan(3_000_000);
  await expect(bookOf(page).getByRole('link', { name: /Read the sample as a document/ })).toHaveAttribute('href', url);
});

for (const [width, inView] of [
  [390, 1],
  [1280, 2],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`[regd-6] the book shows as many pages as fit, and turns by buttons and keys`, async ({ page }) => {
      await open(page, '/ppm');
      const next = bookOf(page).getByRole('button', { name: 'Next' });
      await expect(next).toBeEnabled();
      const marked = bookOf(page).locator('[aria-current]');
      await expect(marked).toHaveCount(inView);
      await next.click();
      await expect(marked.first()).toHaveText(String(1 + inView));
      await expect(pageOf(page, 1 + inView)).toBeInViewport(seen);
      await expect(pageOf(page, 1)).not.toBeInViewport();
      await page.keyboard.press('End');
      await expect(pageOf(page, drawnPages)).toBeInViewport(seen);
      await expect(next).toBeDisabled();
      await page.keyboard.press('Home');
      await expect(pageOf(page, 1)).toBeInViewport(seen);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('[regd-6] an address opens the book at a page, and the page number field leads to any other', async ({
        page,
      }) => {
        await page.goto('/ppm#page-7');
        await expect(pageOf(page, 7)).toBeInViewport(seen);
        await expect(bookOf(page).getByRole('button')).toHaveCount(0);
        await bookOf(page).getByRole('link', { name: 'Page 3', exact: true }).click();
        await expect(page).toHaveURL('/ppm#page-3');
        await expect(pageOf(page, 3)).toBeInViewport(seen);
        await expect(pageOf(page, 7)).not.toBeInViewport();
      });
    });
  });
}
