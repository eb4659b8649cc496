import { expect, type Page } from 'playwright/test';
import { test } from './product.ts';
import { openAsStaff } from './sign-in.ts';

async function askForDeck(page: Page, email: string, context: object = {}) {
  const data = { firstName: 'Ann', lastName: 'Lee', email, phone: '', context };
  const response = await page.request.post('/functions/v1/submit-hubspot-lead', { data });
  expect(response.status()).toBe(200);
}

test('staff see the submissions that the CRM refused and why, and retry them or mark them as handled', async ({
  page,
  product,
}) => {
  const [again, handled] = ['refused@example.com', 'handled@example.com'];
  product.crm.state.refusing = true;
  await askForDeck(page, again);
  await askForDeck(page, handled);

  await openAsStaff(page, '/admin/deliveries');
  const failed = page.getByRole('table', { name: 'Failed' });
  const row = (email: string) => failed.getByRole('row').filter({ hasText: email });
  await expect(row(again).getByText('The CRM responded with 400.')).toBeVisible();
  await expect(row(handled)).toBeVisible();

  product.crm.state.refusing = false;
  await failed.getByRole('button', { name: `Retry: ${again}` }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('It will be retried now.')).toBeVisible();
  await expect.poll(() => product.crm.acceptedFrom(again).length).toBe(1);

  await failed.getByRole('button', { name: `Mark as handled: ${handled}` }).click();
  const question = page.getByRole('dialog', { name: 'Mark as handled' });
  await question.getByLabel('Reason').fill('Entered by hand.');
  await question.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(row(handled)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Delivered' }).click();
  await expect(page.getByRole('table', { name: 'Delivered' }).getByText(again)).toBeVisible();
  await page.getByRole('tab', { name: 'Closed' }).click();
  await expect(page).toHaveURL(/state=closed/);
  await expect(page.getByRole('row').filter({ hasText: handled })).toContainText('Entered by hand.');
});

test('a submission by a program waits until staff release or discard it', async ({ page, product }) => {
  const [person, bot] = ['filled.all@example.com', 'bot@example.com'];
  await askForDeck(page, person, { honeypot: 'x' });
  await askForDeck(page, bot, { honeypot: 'x' });

  await openAsStaff(page, '/admin/deliveries?state=quarantined');
  const held = page.getByRole('table', { name: 'Held back' });
  await expect(held.getByText(bot)).toBeVisible();
  expect(product.crm.acceptedFrom(person)).toEqual([]);

  await held.getByRole('link', { name: person }).click();
  const lead = page.getByRole('dialog', { name: 'Lead' });
  await expect(lead.getByText('A hidden field was filled in')).toBeVisible();
  await lead.getByText('Submitted data').click();
  await expect(lead.getByText('Ann', { exact: true })).toBeVisible();
  await page.goBack();
  await held.getByRole('button', { name: `Deliver: ${person}` }).click();
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByText('It will be delivered now.'),
  ).toBeVisible();
  await expect.poll(() => product.crm.acceptedFrom(person).length).toBe(1);

  await held.getByRole('checkbox', { name: `Select: ${bot}` }).check();
  await page.getByRole('button', { name: 'Discard selected (1)' }).click();
  const question = page.getByRole('dialog', { name: 'Discard held submissions' });
  await question.getByLabel('Reason').fill('Advertising.');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(held.getByText(bot)).toHaveCount(0);

  await page.goto('/admin/leads');
  await expect(page.getByRole('link', { name: person })).toBeVisible();
  await expect(page.getByRole('link', { name: bot })).toHaveCount(0);
  expect(product.crm.acceptedFrom(bot)).toEqual([]);
});
