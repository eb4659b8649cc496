import { expect, type Page } from 'playwright/test';
import { open } from './open.ts';
import { test } from './product.ts';

/** The questions investors ask before they hand over money, as the rows that answer them are labeled. */
const questions = [
  'Who holds it first',
  'What releases it to the fund',
  'Minimum and limit',
  'When the first payment is decided',
  'Debt',
  'The sponsor’s own money',
  'Tax form',
  'IRA, joint names, trust',
  'States',
  'What you own',
  'What you may vote on',
  'Who audits',
];

async function expectAnswers(page: Page) {
  const main = page.getByRole('main');
  for (const question of questions) {
    const row = main.locator('div', { has: page.getByText(question, { exact: true }).and(page.locator('dt')) }).last();
    // Either the answer, or in brackets the facts that the sponsor still has to supply.
    await expect(row.locator('dd').first(), question).toHaveText(/\S/);
    await expect(row.locator('dd').last(), question).toHaveText(/p\. /);
  }
  const fees = main.getByRole('table', { name: 'Fees, by kind' }).getByRole('row');
  await expect(fees).toHaveCount(9);
  for (const fee of (await fees.all()).slice(1)) await expect(fee.getByRole('cell').last()).toHaveText(/\S/);
  const way = main.getByRole('region', { name: 'The path your money takes' });
  await expect(way.getByRole('img')).toHaveCount(5);
  await expect(way.getByRole('heading', { level: 3 })).toHaveText([/You/, /Escrow/, /fund/, /building/, /doors/]);
  await expect(main.locator('#out').getByRole('img', { name: /corridor/ })).toBeVisible();
  await expect(main.locator('#out').getByRole('listitem')).toHaveCount(3);
  await expect(main.locator('#after-you-sign-up').getByRole('listitem').nth(1)).toContainText('A person answers');
}

test('[claim-4] an investor’s questions are answered one click from the home page, and those about the other fund two clicks', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Who holds your money, and what it costs' }).first().click();
  await expect(page).toHaveURL('/invest/your-money');
  await expectAnswers(page);
  await page.getByRole('link', { name: 'For the Opportunity Fund' }).click();
  await expect(page).toHaveURL('/regd/your-money');
  await expectAnswers(page);
});

for (const [address, head] of [
  ['/invest', 'Diversify your portfolio with income-generating real estate'],
  ['/regd', 'A private placement for accredited investors only'],
] as const) {
  test(`the top of ${address} links to an investor’s questions, beside its terms`, async ({ page }) => {
    await open(page, address);
    const terms = page.getByRole('region', { name: head });
    await terms.getByRole('link', { name: 'Who holds your money, and what it costs' }).click();
    await expect(page).toHaveURL(`${address}/your-money`);
  });
}

test('a note links to all wordings of its claims, and these to the pages that make them', async ({ page }) => {
  await open(page, '/');
  const note = page.locator('#note-14');
  await note.getByRole('link', { name: 'History of this statement' }).click();
  await expect(page).toHaveURL('/what-we-said#note-14');
  await expect(page.locator('#note-14')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Our record' })).toBeInViewport();
  await page.getByRole('link', { name: 'About Us' }).last().click();
  await expect(page).toHaveURL('/about');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[claim-6] a technical term is explained in place, and in the glossary under its letter', async ({ page }) => {
    await page.goto('/invest/your-money');
    const term = page.getByRole('button', { name: 'preferred return' });
    await expect(term).toHaveCount(1);
    await term.click();
    await expect(page.getByText('It is not interest, and if there is no cash it is not paid.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('It is not interest, and if there is no cash it is not paid.')).toBeHidden();
    await term.press('Enter');
    await page.getByRole('link', { name: 'In the glossary' }).click();
    await expect(page).toHaveURL('/glossary#preferred-return');
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'C', exact: true }).click();
    await expect(page).toHaveURL('/glossary#C');
    await expect(page.getByText('Capital stack', { exact: true })).toBeInViewport();
  });
});
