import { expect } from 'playwright/test';
import { open } from './open.ts';
import { staff, test } from './product.ts';

test('staff find the person, enter the request and erase the person, and the CRM is notified', async ({
  page,
  product,
}) => {
  const email = 'asks@example.com';
  const response = await page.request.post('/functions/v1/submit-hubspot-lead', {
    data: { firstName: 'Ann', lastName: 'Asks', email, phone: '' },
  });
  expect(response.status()).toBe(200);
  await expect.poll(() => product.crm.acceptedFrom(email).length).toBe(1);

  await open(page, '/admin/privacy');
  await page.getByLabel('Email address').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy requests' })).toBeVisible();

  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No data is stored under this address.')).toBeVisible();

  await page.getByLabel('Email address').fill('ASKS@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/privacy\?person=[0-9a-f-]{36}$/);
  await page.getByText('Enter a request', { exact: true }).click();
  await page.getByLabel('Erasure').click();
  await page.getByRole('button', { name: 'Enter the request' }).click();
  const waiting = page.getByRole('table', { name: 'Open requests' });
  await expect(waiting.getByRole('link', { name: email })).toBeVisible();

  // It takes the focus, and the page scrolls to it, once the request is recorded.
  await expect(page.getByRole('heading', { name: email })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export everything' }).click();
  expect((await download).suggestedFilename()).toBe('person.ndjson');

  await page.getByText('Erase this person', { exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('Asked by letter.');
  await page.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByRole('heading', { name: '[erased]' })).toBeVisible();
  await expect(waiting.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Closed requests' }).getByText('Answered')).toBeVisible();

  await expect.poll(() => product.crm.acceptedFrom(email).length).toBe(2);
  expect(product.crm.acceptedFrom(email)[1]).toMatchObject({
    path: '/submissions/v3/integration/secure/submit/portal-1/form-privacy',
    body: { fields: [expect.anything(), { name: 'privacy_request', value: 'erasure' }] },
  });
  await page.reload();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
});
