import { expect, type Page } from 'playwright/test';
import { stopClock } from './clock.ts';
import { hold } from './hold.ts';
import { noteNextSteps } from './next-steps.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

const form = (page: Page) => page.getByRole('main').locator('form');
const button = (page: Page) => form(page).getByRole('button');

async function fillIn(page: Page, email: string) {
  await form(page).getByLabel('First name').fill('Ann');
  await form(page).getByLabel('Last name').fill('Lee');
  await form(page).getByLabel('Email').fill(email);
}

test('[form-7] a request is stored, and the deck opens in a new tab after 1000 ms', async ({
  page,
  context,
  product: { crm },
}) => {
  // Headless Chromium has no PDF viewer.
  await context.route('**/*.pdf', (route) => route.fulfill({ contentType: 'text/html', body: 'The deck' }));
  const tabs: Page[] = [];
  context.on('page', (tab) => tabs.push(tab));
  await open(page, '/deck-download');
  await expect(page.getByRole('heading', { level: 1, name: 'Get Your Copy', exact: true })).toBeVisible();
  await fillIn(page, 'ann.deck@example.com');
  await live(form(page));
  await stopClock(page);
  await button(page).click();
  for (const label of ['First name', 'Last name', 'Email', 'Phone']) {
    await expect(form(page).getByLabel(label)).toHaveValue('');
  }
  const nextSteps = await noteNextSteps(page);
  await page.clock.runFor(999);
  expect(nextSteps).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => tabs.length).toBe(1);
  await tabs[0]?.waitForURL(/\/deck\/[\w-]+\.pdf$/);
  expect(await tabs[0]?.evaluate(() => window.opener)).toBeNull();
  await page.clock.resume();
  await expect(page.getByRole('listitem').filter({ hasText: 'Success!' })).toContainText(
    'Thank you! Your download will begin shortly.',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the deck' })).toHaveAttribute('href', /\.pdf$/);

  await expect.poll(() => crm.acceptedFrom('ann.deck@example.com')).toHaveLength(1);
  const [delivery] = crm.acceptedFrom('ann.deck@example.com');
  expect(delivery?.path).toMatch(/form-deck$/);
  expect(delivery?.body.fields).toEqual([
    { name: 'email', value: 'ann.deck@example.com' },
    { name: 'firstname', value: 'Ann' },
    { name: 'lastname', value: 'Lee' },
    { name: 'phone', value: '' },
  ]);
});

test('the deck exists, is light, and may be displayed by the browser', async ({ page }) => {
  await open(page, '/deck-download');
  const response = await page.request.get('/deck/spark-fund-one-sample.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(response.headers()['content-security-policy']).toContain("object-src 'self'");
  const document = await response.body();
  expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  expect(document.byteLength).toBeLessThanOrEqual(400_000);
});

test('a blocked tab is reported, and the link remains', async ({ page }) => {
  await open(page, '/deck-download');
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await fillIn(page, 'ben.deck@example.com');
  await live(form(page));
  await button(page).click();
  await expect(page.getByRole('main').getByText('Your browser has kept the new tab from opening.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the deck' })).toBeVisible();
});

for (const [what, status, body] of [
  ['a refusal', 503, '{"error":"no"}'],
  ['an error in a 200 response', 200, '{"error":"no"}'],
] as const) {
  test(`[form-7, form-11] ${what} opens nothing, keeps every value, and enables the form again`, async ({
    page,
    complaints,
  }) => {
    await open(page, '/deck-download');
    const answer = await hold(page, '**/functions/v1/submit-hubspot-lead', (route) =>
      route.fulfill({ status, contentType: 'application/json', body }),
    );
    await fillIn(page, 'cy.deck@example.com');
    await live(form(page));
    await page.clock.install();
    await button(page).click();
    await expect(button(page)).toHaveText('Processing...');
    for (const field of await form(page).getByRole('textbox').all()) await expect(field).toBeDisabled();
    answer();
    const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
    await expect(toast).toContainText('There was an issue submitting your information. Please try again.');
    await expect(form(page).getByLabel('Email')).toHaveValue('cy.deck@example.com');
    await expect(form(page).getByLabel('Email')).toBeEnabled();
    const nextSteps = await noteNextSteps(page);
    await page.clock.fastForward(1_500);
    expect(nextSteps).toEqual([]);
    const told = complaints.splice(0).join('\n');
    expect(told).toContain('The deck request was not stored');
    expect(told).not.toContain('cy.deck@example.com');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[form-16] a request is stored, and the response is a page with the deck', async ({
    page,
    product: { crm },
  }) => {
    await page.goto('/deck-download');
    await fillIn(page, 'gus.deck@example.com');
    await button(page).click();
    await expect(page).toHaveURL('/received/deck');
    await expect(page.getByRole('main').getByRole('link', { name: 'Open the deck' })).toHaveAttribute(
      'href',
      '/deck/spark-fund-one-sample.pdf',
    );
    await expect.poll(() => crm.acceptedFrom('gus.deck@example.com')).toHaveLength(1);
  });
});
