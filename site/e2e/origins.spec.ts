import { expect } from 'playwright/test';
import { open } from './open.ts';
import { staff, test } from './product.ts';

test('staff see the forms of leads on the dashboard, as a chart and as a table', async ({ page }) => {
  const response = await page.request.post('/functions/v1/submit-hubspot-lead', {
    data: { firstName: 'Ann', lastName: 'Lee', email: 'comes@example.com', phone: '' },
  });
  expect(response.status()).toBe(200);

  await open(page, '/admin');
  await page.getByLabel('Email address').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const chart = page.getByRole('figure', { name: /^People by first form/ });
  await expect(chart.getByText('Deck request').first()).toBeVisible();
  await chart.getByText('Show as a table').click();
  const today = chart.getByRole('table').getByRole('row').last();
  await expect(today).not.toHaveText(/\b0$/);
});
