import { expect, type Page } from 'playwright/test';
import { hold } from './hold.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

const thanks = "Message sent successfully! We'll be in touch soon.";
const sorry = 'Sorry, there was an error. Please try again.';
const message = 'When will the first building open?';

const form = (page: Page) => page.getByRole('main').locator('form');
const button = (page: Page) => form(page).getByRole('button');

async function fillIn(page: Page, email: string, name = 'Ann Marie de Vries') {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Message').fill(message);
}

test('a visitor who wants to schedule a call finds the beginning of a message, which does not replace one already begun', async ({
  page,
}) => {
  await page.goto('/flex-industrial');
  await page.getByRole('link', { name: 'Schedule a call' }).click();
  await expect(page).toHaveURL('/contact?topic=call');
  const typed = page.getByLabel('Message', { exact: true });
  await expect(typed).toHaveValue(/^Please call me\.\n/);
  await typed.fill('Call me on Tuesday, please.');
  await page.goto('/about');
  await page.goBack();
  await expect(typed).toHaveValue('Call me on Tuesday, please.');
  for (const topic of ['nothing', '__proto__', 'constructor']) {
    await open(page, `/contact?topic=${topic}`);
    await expect(typed).toHaveValue('');
  }
});

test('[call-1] a message reaches the CRM with its nine fields, and the form is empty again', async ({
  page,
  product: { crm },
}) => {
  await open(page, '/contact?utm_source=letter&utm_medium=');
  await fillIn(page, 'ann.contact@example.com');
  await live(form(page));
  await button(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: thanks })).toBeVisible();
  for (const label of ['Name', 'Email', 'Message']) await expect(form(page).getByLabel(label)).toHaveValue('');
  await expect(button(page)).toHaveText('Send Message');
  await expect(page.locator(':focus')).toHaveText('Your message has arrived.');
  await expect(page.getByRole('definition').getByText('ann.contact@example.com', { exact: true })).toBeVisible();

  await expect.poll(() => crm.acceptedFrom('ann.contact@example.com')).toHaveLength(1);
  const [delivery] = crm.acceptedFrom('ann.contact@example.com');
  expect(delivery?.path).toMatch(/\/portal-1\/form-contact$/);
  expect(delivery?.body.fields).toEqual([
    { name: 'email', value: 'ann.contact@example.com' },
    { name: 'firstname', value: 'Ann' },
    { name: 'lastname', value: 'Marie de Vries' },
    { name: 'message', value: message },
    { name: 'utm_source', value: 'letter' },
    { name: 'utm_medium', value: 'website' },
    { name: 'utm_campaign', value: 'contact_page' },
    { name: 'utm_content', value: 'contact_form' },
    { name: 'utm_term', value: '' },
  ]);
});

test('[form-3] nothing is sent until every field is valid, and each error disappears when it is fixed', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/forms')) requests.push(request.url());
  });
  await open(page, '/contact');
  const name = form(page).getByLabel('Name');
  const alerts = form(page).getByRole('alert');
  await name.fill('A');
  await form(page).getByLabel('Email').fill('x@');
  await form(page).getByLabel('Message').fill('123456789');
  await live(form(page));
  await expect(alerts).toHaveCount(0);
  await form(page).getByLabel('Email').press('Enter');
  await expect(alerts).toHaveText([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Message must be at least 10 characters.',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(form(page).getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('l');
  await expect(alerts).toHaveCount(2);
  expect(requests).toEqual([]);
});

test('[form-11] the form waits for the response, and keeps everything if the message was not stored', async ({
  page,
  complaints,
}) => {
  await open(page, '/contact');
  const answer = await hold(page, '**/api/forms/contact/submissions', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await fillIn(page, 'bea.contact@example.com');
  await live(form(page));
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  await expect(button(page)).toBeDisabled();
  answer();
  await expect(page.getByRole('listitem').filter({ hasText: sorry })).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue(message);
  await expect(button(page)).toBeEnabled();
  await page.unroute('**/api/forms/contact/submissions');
  await button(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: thanks })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: sorry })).toHaveCount(0);
  const told = complaints.splice(0).join('\n');
  expect(told).toContain('The message was not stored');
  expect(told).not.toContain('bea.contact@example.com');
});

test('[contact-1] the page links to the phone and the mail program', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('Noblesville, Indiana, USA')).toBeVisible();
  await expect(main.getByRole('link', { name: '(317) 555-0100' })).toHaveAttribute('href', 'tel:3175550100');
  await expect(main.getByRole('link', { name: 'hello@limestone-main.example' })).toHaveAttribute(
    'href',
    'mailto:hello@limestone-main.example',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[form-16] a message is stored, and the response is a page', async ({ page, product: { crm } }) => {
    await page.goto('/contact?utm_source=radio');
    await fillIn(page, 'gus.contact@example.com', 'Gus');
    await button(page).click();
    await expect(page).toHaveURL('/received/contact');
    await expect(page.getByText(thanks)).toBeVisible();
    await expect.poll(() => crm.acceptedFrom('gus.contact@example.com')).toHaveLength(1);
    const fields = crm.acceptedFrom('gus.contact@example.com')[0]?.body.fields;
    expect(fields).toContainEqual({ name: 'utm_source', value: 'radio' });
    expect(fields).toContainEqual({ name: 'lastname', value: '' });
  });
});
