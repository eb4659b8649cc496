import { expect, type Page } from 'playwright/test';
import { live, open } from './open.ts';
import { test } from './product.ts';
import { openAsStaff } from './sign-in.ts';

async function openLead(page: Page, email: string) {
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByText(/^By .* Shown and sent on /)).toBeVisible();
  await page.getByRole('link', { name: 'Page as they saw it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page history' })).toBeVisible();
}

test('staff see the page as a lead saw it, whether the form was sent with or without a script', async ({
  page,
  browser,
  product,
}) => {
  await open(page, '/invest');
  await live(page.getByLabel('Email'));
  await page.getByLabel('Email').fill('saw@example.com');
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await expect(page).toHaveURL('/rega-invest');

  const plain = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/deck-download');
  await still.getByLabel('First name').fill('Sam');
  await still.getByLabel('Last name').fill('Still');
  await still.getByLabel('Email').fill('still@example.com');
  await still.locator('main form button[type=submit]').click();
  await expect(still).toHaveURL('/received/deck');
  await plain.close();

  await openAsStaff(page, '/admin/leads');
  await expect(page.getByRole('heading', { name: 'Investment Leads' })).toBeVisible();

  const document = page.frameLocator('iframe');
  await page.getByRole('link', { name: 'Page history' }).click();
  await expect(page.locator('select[name=page]')).toHaveValue('/');
  await expect(document.getByRole('heading', { level: 1 })).toBeVisible();

  await openLead(page, 'saw@example.com');
  await expect(page).toHaveURL(/path=%2Finvest&version=[0-9a-f]{64}$/);
  await expect(document.getByRole('heading', { level: 1 })).toHaveText(
    'Diversify your portfolio with income-generating real estate',
  );
  await expect(document.locator('script')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Claims and notes' }).click();
  await expect(page).toHaveURL(/&view=claims$/);
  await expect(page.getByRole('table', { name: 'Claims' }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await openLead(page, 'still@example.com');
  await expect(page).toHaveURL(/path=%2Fdeck-download&version=[0-9a-f]{64}$/);
  await expect(document.locator('form[action="/functions/v1/submit-hubspot-lead"]')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByText('This is the first saved revision.')).toBeVisible();
});
