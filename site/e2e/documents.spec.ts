import { documents } from '@sponsor/content/documents';
import { expect } from 'playwright/test';
import { test } from './product.ts';

for (const { url, title } of Object.values(documents)) {
  test(`${url} is a tagged document of twelve pages or more, and light`, async ({ request }) => {
    const response = await request.get(url);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const pdf = await response.body();
    expect(pdf.byteLength).toBeLessThan(1_000_000);
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(12);
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/Lang');
    expect(text).toContain(title.slice(0, title.indexOf(' (')));
  });
}

test('links to documents lead to the samples until documents are configured', async ({ page }) => {
  await page.goto('/invest');
  const circular = page.getByRole('main').getByRole('link', { name: /offering circular/i });
  await expect(circular.first()).toHaveAttribute('href', documents['regulation-a'].url);
  await page.goto('/ppm');
  await expect(page.getByRole('main').getByRole('link', { name: /Read the sample as a document/ })).toHaveAttribute(
    'href',
    documents['regulation-d'].url,
  );
});
