import { expect } from 'playwright/test';
import { totp } from '../../tools/totp.ts';
import { open } from './open.ts';
import { test } from './product.ts';
import { openAsStaff } from './sign-in.ts';

test('a person invited as a viewer sets up a code, signs in with it, and can read but not change', async ({
  page,
  browser,
  product,
}) => {
  const viewer = { email: 'viewer@example.com', password: 'lantern pebble orchard' };
  const visitor = { firstName: 'Vera', lastName: 'Lee', email: 'seen@example.com', phone: '' };
  const bot = { ...visitor, email: 'held@example.com', context: { honeypot: 'x' } };
  for (const data of [visitor, bot]) await page.request.post('/functions/v1/submit-hubspot-lead', { data });
  await openAsStaff(page, '/admin/staff');
  await page.getByLabel('Email address').fill(viewer.email);
  await page.getByLabel('Viewer').check();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const address = await page.getByText(/\/setup#/).innerText();

  const theirs = await browser.newContext({ baseURL: product.url });
  const screen = await theirs.newPage();
  await open(screen, address);
  // The pages of the site mention this place, so a password with its name is guessable.
  await screen.getByLabel('Password').fill('Noblesville2026');
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect(screen.getByText('This password is too easy to guess')).toBeVisible();
  await screen.getByLabel('Password').fill(viewer.password);
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect(screen.getByRole('heading', { name: 'Investment Leads' })).toBeVisible();
  await screen.getByRole('link', { name: 'Account' }).click();

  await screen.getByRole('button', { name: 'Set up a code' }).click();
  const secret = (await screen.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]+$/).innerText()).replaceAll(' ', '');
  const uri = `otpauth://totp/staff?secret=${secret}`;
  await screen.getByLabel('Code from the app').fill(totp(uri));
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect(screen.getByText('Save your recovery codes')).toBeVisible();
  await screen.getByRole('link', { name: 'Leads', exact: true }).click();
  await screen.getByRole('alertdialog', { name: 'Leave without the recovery codes?' }).getByText('Stay here').click();
  await screen.getByRole('button', { name: 'I have saved them' }).click();

  await screen.getByRole('button', { name: 'Sign out' }).click();
  await openAsStaff(screen, '/admin/leads', viewer);
  // The previous code has been used.
  await screen.getByLabel('Code').fill(totp(uri, 1));
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(screen.getByRole('heading', { name: 'Investment Leads' })).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await expect(screen.getByRole('checkbox')).toHaveCount(0);
  await screen.getByRole('link', { name: visitor.email }).click();
  const lead = screen.getByRole('dialog', { name: 'Lead' });
  await expect(lead.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(lead.getByLabel('Note')).toHaveCount(0);

  const id = new URL(screen.url()).searchParams.get('lead') ?? '';
  const noted = await theirs.request.post(`/api/desk/leads/${id}/notes`, { data: { text: 'Mine.' } });
  expect(noted.status()).toBe(403);
  await open(screen, '/admin/deliveries?state=quarantined');
  const held = screen.getByRole('table', { name: 'Held back' });
  await expect(held.getByRole('link', { name: bot.email })).toBeVisible();
  await expect(held.getByRole('button')).toHaveCount(0);
  await open(screen, '/admin/staff');
  await expect(screen.getByRole('heading', { name: 'Your role does not include this screen' })).toBeVisible();
  await theirs.close();
});

test('unsaved input is not lost without a question', async ({ page }) => {
  await openAsStaff(page, '/admin/staff');
  await page.getByLabel('Email address').fill('half@');
  await page.getByRole('link', { name: 'Audit log' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByText('Stay here').click();
  await expect(page.getByLabel('Email address')).toHaveValue('half@');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
});
