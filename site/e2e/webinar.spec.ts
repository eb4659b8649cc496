import { expect, type Page } from 'playwright/test';
import { boxesOf } from './boxes.ts';
import { stopClock } from './clock.ts';
import { amountOf } from './forms.ts';
import { hold } from './hold.ts';
import { noteNextSteps } from './next-steps.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

const success = 'Registration successful! Redirecting to webinar...';
const failure = 'Registration failed. Please try again.';

const form = (page: Page) => page.getByRole('main').locator('form');
const button = (page: Page) => form(page).getByRole('button').last();

async function fillIn(page: Page, email: string) {
  await form(page).getByLabel('First name').fill('A');
  await form(page).getByLabel('Last name').fill('Lee');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Phone').fill('after 5, please: 317');
}

const funds = [
  {
    path: '/webinar',
    access: '/webinar-access',
    crmForm: 'form-webinar-a',
    headline: /8% preferred return/,
    ranges: [
      '$500 - $1,000',
      '$1,000 - $5,000',
      '$5,000 - $10,000',
      '$10,000 - $15,000',
      '$15,000 - $25,000',
      '$25,000 - $50,000',
      '$50,000+',
    ],
    invest: '/rega-invest',
  },
  {
    path: '/regd-webinar',
    access: '/regd-webinar-access',
    crmForm: 'form-webinar-d',
    headline: /10% preferred return.*accredited investors/,
    ranges: ['$100,000 - $250,000', '$250,000 - $500,000', '$500,000 - $1,000,000', '$1,000,000+'],
    invest: '/regd-invest',
  },
];

for (const { path, access, crmForm, headline, ranges, invest } of funds) {
  test(`[webinar-1, form-6] ${path} registers once, and opens its own webinar after 1500 ms`, async ({
    page,
    product: { crm },
  }) => {
    const email = `ann${path.replace('/', '.')}@example.com`;
    await open(page, path);
    await expect(page.getByText('On-Demand Webinar')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headline);
    await fillIn(page, email);
    await live(form(page));
    await amountOf(page).click();
    await expect(page.getByRole('option')).toHaveText(ranges);
    await page.getByRole('option', { name: ranges[2] ?? '', exact: true }).click();
    await expect(amountOf(page)).toHaveText(ranges[2] ?? '');
    await stopClock(page);
    await button(page).click();
    await expect(form(page).getByLabel('Email')).toHaveValue('');
    await expect(amountOf(page)).toHaveText('Choose a range');
    const nextSteps = await noteNextSteps(page);
    await page.clock.runFor(1_499);
    expect(nextSteps).toEqual([]);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(access);
    await page.clock.resume();
    await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Invest Now' })).toHaveAttribute('href', invest);

    await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
    const [delivery] = crm.acceptedFrom(email);
    expect(delivery?.path).toContain(crmForm);
    expect(delivery?.body.fields).toEqual([
      { name: 'email', value: email },
      { name: 'firstname', value: 'A' },
      { name: 'lastname', value: 'Lee' },
      { name: 'phone', value: 'after 5, please: 317' },
      { name: 'investment_amount', value: ranges[2] },
    ]);
  });
}

test('[form-5, form-11] after a failed registration, the page stays open and keeps every value', async ({
  page,
  complaints,
}) => {
  await open(page, '/webinar');
  const answer = await hold(page, '**/api/forms/webinar-reg-a/submissions', (route) => route.abort());
  await fillIn(page, 'bea.webinar@example.com');
  await live(form(page));
  await amountOf(page).press('$');
  await page.clock.install();
  await button(page).click();
  await expect(button(page)).toHaveText('Processing...');
  await expect(button(page)).toBeDisabled();
  answer();
  await expect(page.getByRole('listitem').filter({ hasText: failure })).toBeVisible();
  await expect(form(page).getByLabel('Email')).toHaveValue('bea.webinar@example.com');
  await expect(amountOf(page)).toHaveText('$500 - $1,000');
  const nextSteps = await noteNextSteps(page);
  await page.clock.fastForward(2_000);
  expect(nextSteps).toEqual([]);
  const told = complaints.splice(0).join('\n');
  expect(told).toContain('The registration was not stored');
  expect(told).not.toContain('bea.webinar@example.com');
});

test('nothing is sent while a required field is empty', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/forms')) requests.push(request.url());
  });
  await open(page, '/regd-webinar');
  await button(page).click();
  await expect(form(page).getByLabel('First name')).toBeFocused();
  expect(requests).toEqual([]);
});

test('[gate-7] choosing and registering work with the keyboard alone', async ({ page }) => {
  await open(page, '/webinar');
  await form(page).getByLabel('First name').focus();
  await live(form(page));
  for (const value of ['Flo', 'Lee', 'flo.webinar@example.com', '317']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(amountOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '$500 - $1,000', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: '$50,000+' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(amountOf(page)).toHaveText('Choose a range');
  await expect(amountOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '$500 - $1,000', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(amountOf(page)).toHaveText('$500 - $1,000');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/webinar-access');
});

test('[webinar-3] in a window too low for the list, its scroll button scrolls every 50 ms', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await open(page, '/webinar');
  // The library's list replaces the browser's own when a visitor reaches the form.
  await form(page).getByLabel('Email').hover();
  await amountOf(page).click();
  const list = page.getByRole('listbox');
  const top = () => list.locator('[data-radix-select-viewport]').evaluate((element) => element.scrollTop);
  await expect(list).toBeVisible();
  const before = await top();
  await stopClock(page);
  const [box] = await boxesOf(page, list);
  await page.mouse.move(box!.x + 40, box!.y + box!.height - 12);
  await page.clock.runFor(49);
  expect(await top()).toBe(before);
  await page.clock.runFor(1);
  expect(await top()).toBe(before + 42);
  await page.clock.runFor(50);
  expect(await top()).toBe(before + 84);
});

test('the film plays on a press, takes the focus, and has captions', async ({ page }) => {
  await open(page, '/webinar-access');
  await page.getByRole('button', { name: 'Play the film: A sample in brief 0:35' }).click();
  const film = page.locator('video');
  await expect(film).toBeFocused();
  const at = () => film.evaluate((element) => Object(element).currentTime);
  await expect.poll(at).toBeGreaterThan(0.5);
  const words = await page.request.get((await film.locator('track').getAttribute('src')) ?? '');
  expect(words.headers()['content-type']).toContain('text/vtt');
  expect(await words.text()).toContain('You can lose money');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[form-16] a registration with an amount is stored, and links to the webinar', async ({
    page,
    product: { crm },
  }) => {
    await page.goto('/regd-webinar');
    await fillIn(page, 'gus.webinar@example.com');
    await form(page).getByLabel('Investment amount').selectOption('$250,000 - $500,000');
    await button(page).click();
    await expect(page).toHaveURL('/received/webinar-reg-d');
    await page.getByRole('main').getByRole('link', { name: 'Watch the webinar' }).click();
    await expect(page).toHaveURL('/regd-webinar-access');
    await expect(page.getByRole('button', { name: /^Play the film/ })).toBeHidden();
    await page.getByText('What the film says').click();
    const film = page.getByRole('link', { name: 'Open the film by itself' });
    const file = await page.request.get((await film.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('video/mp4');
    await expect.poll(() => crm.acceptedFrom('gus.webinar@example.com')).toHaveLength(1);
    expect(crm.acceptedFrom('gus.webinar@example.com')[0]?.body.fields).toContainEqual({
      name: 'investment_amount',
      value: '$250,000 - $500,000',
    });
  });
});
