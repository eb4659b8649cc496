import { expect, type Page } from 'playwright/test';
import { askedFor, test as connectedTest } from './connected.ts';
import { fillIn, formOf } from './forms.ts';
import { hold, scripts } from './hold.ts';
import { hydrated, live } from './open.ts';
import { test } from './product.ts';

const portfolio = (page: Page) => page.getByRole('region', { name: 'Portfolio' });
const amount = (page: Page) => page.getByRole('combobox', { name: 'Investment amount' });

connectedTest(
  '[invest-4] a video that is played before its script has loaded starts once',
  async ({ page, connected }) => {
    const arrive = await hold(page, scripts);
    await page.goto('/invest', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Play the 2-minute overview video/ }).click();
    expect(askedFor(connected, '/overview')).toEqual([]);
    arrive();
    await expect(page.frameLocator('iframe').getByText('Player (stand-in)')).toBeVisible();
    await hydrated(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(askedFor(connected, '/overview')).toEqual(['/overview?autoplay=1']);
  },
);

test('a portfolio that is advanced before its script has loaded moves once', async ({ page }) => {
  const arrive = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await portfolio(page).getByRole('button', { name: 'Next slide' }).click();
  arrive();
  await live(portfolio(page));
  // The pointer is still on it, so it does not advance automatically.
  await expect(portfolio(page).getByText(/^\d+ of 10$/)).toHaveText('2 of 10');
  await hydrated(page);
  await expect(portfolio(page).getByText(/^\d+ of 10$/)).toHaveText('2 of 10');
});

test('a portfolio that is paused before its script has loaded does not move', async ({ page }) => {
  const arrive = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  await portfolio(page).getByRole('button', { name: 'Pause the portfolio' }).click();
  arrive();
  await live(portfolio(page));
  await expect(portfolio(page).getByRole('button', { name: 'Play the portfolio' })).toBeVisible();
});

test('input from before the script has loaded is sent with the rest', async ({ page, product: { crm } }) => {
  const arrive = await hold(page, scripts);
  await page.goto('/webinar', { waitUntil: 'commit' });
  await fillIn(page, { 'First name': 'Ann', 'Last name': 'Lee', Email: 'early.webinar@example.com' });
  await amount(page).focus();
  await page.keyboard.press('ArrowDown');
  arrive();
  await live(formOf(page));
  await fillIn(page, { Phone: '317' });
  await formOf(page).getByRole('button', { name: 'Watch Webinar Now' }).click();
  await expect.poll(() => crm.acceptedFrom('early.webinar@example.com')).toHaveLength(1);
  expect(crm.acceptedFrom('early.webinar@example.com')[0]?.body.fields).toEqual([
    { name: 'email', value: 'early.webinar@example.com' },
    { name: 'firstname', value: 'Ann' },
    { name: 'lastname', value: 'Lee' },
    { name: 'phone', value: '317' },
    { name: 'investment_amount', value: '$500 - $1,000' },
  ]);
});
