import { expect, type Page } from 'playwright/test';
import { stopClock } from './clock.ts';
import { answerOf } from './forms.ts';
import { noteNextSteps } from './next-steps.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';
import { openAsStaff } from './sign-in.ts';

const thanks = "Thanks for your interest! We'll be in touch soon.";
const sorry = 'Sorry, there was an error. Please try again.';

const field = (page: Page) => page.getByLabel('Email');
const button = (page: Page) => page.getByRole('button', { name: 'Get Started Now' });

async function signUp(page: Page, email: string) {
  await field(page).fill(email);
  await live(button(page));
  await button(page).click();
}

test('[staff-8] a sign-up reaches the CRM once, and staff see it', async ({ page, product: { crm } }) => {
  await open(page, '/invest?utm_source=letter&utm_campaign=');
  await stopClock(page);
  await signUp(page, 'Ann@Example.com');
  await expect(field(page)).toHaveValue('');
  const nextSteps = await noteNextSteps(page);
  await page.clock.runFor(999);
  expect(nextSteps).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/rega-invest');
  await expect(page.getByRole('heading', { level: 1, name: 'Invest in Spark Fund One' })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
  const receipt = page.locator('[data-receipt]');
  await expect(receipt.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  await expect(receipt.getByText('Ann@Example.com', { exact: true })).toBeVisible();

  await expect.poll(() => crm.acceptedFrom('Ann@Example.com')).toHaveLength(1);
  const [delivery] = crm.acceptedFrom('Ann@Example.com');
  expect(delivery).toMatchObject({
    method: 'POST',
    path: '/submissions/v3/integration/secure/submit/portal-1/form-sign-up',
    authorization: 'Bearer crm-secret',
    contentType: 'application/json',
  });
  expect(delivery?.body.fields).toEqual([
    { name: 'email', value: 'Ann@Example.com' },
    { name: 'lead_source', value: 'Landing Page Lead' },
    { name: 'utm_source', value: 'letter' },
    { name: 'utm_medium', value: 'website' },
    { name: 'utm_campaign', value: 'spark_fund_landing' },
    { name: 'utm_content', value: 'hero_form' },
    { name: 'utm_term', value: '' },
  ]);

  await page.reload();
  await expect(receipt).toBeHidden();
  await openAsStaff(page, '/admin/leads');
  await expect(page.getByRole('heading', { name: 'Investment Leads' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Email', 'Date', 'Status', 'Last Contacted']);
  const row = page.getByRole('row').filter({ hasText: 'Ann@Example.com' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(row).toContainText('Not contacted');
});

test('[call-9] a CRM outage does not affect the visitor, and the submission is delivered once afterward', async ({
  page,
  product: { crm },
}) => {
  crm.state.working = false;
  await open(page, '/invest');
  await signUp(page, 'bea@example.com');
  await expect(answerOf(page, thanks)).toBeVisible();
  await expect(page).toHaveURL('/rega-invest');
  expect(crm.acceptedFrom('bea@example.com')).toEqual([]);
  crm.state.working = true;
  await expect.poll(() => crm.acceptedFrom('bea@example.com'), { timeout: 20_000 }).toHaveLength(1);
  // A later delivery is sent only after all earlier ones.
  const data = { firstName: 'Ann', lastName: 'Lee', email: 'later@example.com', phone: '' };
  await page.request.post('/functions/v1/submit-hubspot-lead', { data });
  await expect.poll(() => crm.acceptedFrom('later@example.com')).toHaveLength(1);
  expect(crm.acceptedFrom('bea@example.com')).toHaveLength(1);
});

test('a submission that was not stored keeps the address and can be sent again', async ({
  page,
  product,
  complaints,
}) => {
  await open(page, '/invest');
  await page.clock.install();
  await page.route('**/api/forms/sign-up/submissions', (route) => route.fulfill({ status: 503, body: '{}' }), {
    times: 1,
  });
  await signUp(page, 'cy@example.com');
  await expect(page.getByRole('listitem').filter({ hasText: sorry })).toBeVisible();
  await expect(field(page)).toHaveValue('cy@example.com');
  const nextSteps = await noteNextSteps(page);
  await page.clock.fastForward(1_500);
  expect(nextSteps).toEqual([]);
  expect(complaints.splice(0).join('\n')).not.toContain('cy@example.com');

  await button(page).click();
  await expect(page).toHaveURL('/rega-invest');
  await expect.poll(() => product.crm.acceptedFrom('cy@example.com')).toHaveLength(1);
});

test('[form-3, form-15] a double click sends once, and an empty field sends nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/forms')) requests.push(request.url());
  });
  await open(page, '/invest');
  await button(page).click();
  await field(page).press('Enter');
  expect(requests).toEqual([]);
  await field(page).fill('ed@example.com');
  await live(button(page));
  await button(page).dblclick();
  await expect(page).toHaveURL('/rega-invest');
  expect(requests).toHaveLength(1);
});

test('[gate-7] a sign-up works with the keyboard alone', async ({ page }) => {
  await open(page, '/invest');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/invest#main');
  // Skips the header, which has many links.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    if (await field(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('flo@example.com');
  await live(button(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rega-invest');
});

test('the confirmation of the sign-up appears over this page and the next, and can be closed', async ({
  page,
  complaints,
}) => {
  const close = page.getByRole('button', { name: 'Close' });
  await open(page, '/invest');
  await page.route('/api/forms/sign-up/submissions', (route) => route.abort());
  await field(page).fill('hal@example.com');
  await live(button(page));
  await button(page).click();
  await close.click();
  await expect(close).toHaveCount(0);
  complaints.length = 0;

  await page.unroute('/api/forms/sign-up/submissions');
  await button(page).click();
  await expect(page).toHaveURL('/rega-invest');
  await expect(page.getByRole('status')).toHaveText(thanks);
  await expect(page.getByRole('group').filter({ hasText: thanks })).toBeFocused();
  await close.click();
  await expect(close).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[form-16] a sign-up is stored, and the response is a page', async ({ page, product: { crm } }) => {
    await page.goto('/invest?utm_source=radio');
    await field(page).fill('gus@example.com');
    await button(page).click();
    await expect(page).toHaveURL('/received/sign-up');
    await expect(page.getByText(thanks)).toBeVisible();
    await page.getByRole('link', { name: 'How to invest in Spark Fund One' }).click();
    await expect(page).toHaveURL('/rega-invest');
    await expect.poll(() => crm.acceptedFrom('gus@example.com')).toHaveLength(1);
    expect(crm.acceptedFrom('gus@example.com')[0]?.body.fields).toContainEqual({ name: 'utm_source', value: 'radio' });
  });

  test('the response to a refused form is a page that says why', async ({ page, product: { url }, complaints }) => {
    await page.goto('/invest');
    await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
    await field(page).fill('not an address');
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your form was not accepted');
    await expect(page.getByRole('main')).toContainText('valid email address');
    expect(page.url()).toBe(`${url}/api/forms/sign-up/submissions`);
    expect(complaints.splice(0).join('\n')).toContain('400');
  });
});
