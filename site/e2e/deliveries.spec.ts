import { expect } from 'playwright/test';
import { open } from './open.ts';
import { staff, test } from './product.ts';

test('staff see what the CRM refused and why, and have it tried again', async ({ page, product }) => {
  const email = 'refused@example.com';
  product.crm.state.refusing = true;
  const response = await page.request.post('/functions/v1/submit-hubspot-lead', {
    data: { firstName: 'Ann', lastName: 'Lee', email, phone: '' },
  });
  expect(response.status()).toBe(200);

  await open(page, '/admin/deliveries');
  await page.getByLabel('E-mail address').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const failed = page.getByRole('table', { name: 'Failed' });
  await expect(failed.getByText(email)).toBeVisible();
  await expect(failed.getByText('The CRM answered 400.')).toBeVisible();

  product.crm.state.refusing = false;
  await failed.getByRole('button', { name: `Retry: ${email}` }).click();
  await expect(page.getByText('It will be tried again now.')).toBeVisible();
  await expect.poll(() => product.crm.acceptedFrom(email).length).toBe(1);
  await expect(page.getByRole('table', { name: 'Delivered' }).getByText(email)).toBeVisible();
});
