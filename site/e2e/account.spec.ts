import { expect } from 'playwright/test';
import { open } from './open.ts';
import { staff, test } from './product.ts';
import { openAsStaff } from './sign-in.ts';

const minuteMs = 60_000;

test('[staff-21] a passkey can be added, signs a person in, and confirms their identity before an invitation', async ({
  browser,
  product,
}) => {
  // WebAuthn refuses a host that is an IP address.
  const context = await browser.newContext({ baseURL: product.url.replace('127.0.0.1', 'localhost') });
  const page = await context.newPage();
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await openAsStaff(page, '/admin/account');
  await page.getByLabel('Passkey name').fill('Telephone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('table', { name: 'Passkeys' }).getByText('Telephone')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await openAsStaff(page, '/admin/staff');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();

  // The test cannot move the server's clock, so it answers one request as the server would after ten minutes.
  await page.route(
    '**/api/desk/staff/invitations',
    (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'Please confirm that it is you.', errors: [], code: 'reauthenticate' },
      }),
    { times: 1 },
  );
  await page.getByLabel('Email address').fill('proved@example.com');
  await page.getByLabel('Viewer').check();
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByRole('button', { name: 'Confirm with your passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Invitation for proved@example.com')).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Remove: Telephone' }).click();
  await expect(page.getByRole('table', { name: 'Passkeys' })).toHaveCount(0);
  await context.close();
});

test('[staff-20] a file of leads is requested only after the person has confirmed their identity', async ({ page }) => {
  await openAsStaff(page, '/admin/leads');
  await page.route('**/api/staff/get-session', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, session: { ...body.session, fresh: false } } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/leads/export/')) asked.push(request.url());
  });
  const file = page.getByRole('link', { name: /CSV/ }).first();
  await file.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([]);

  await file.click();
  await dialog.getByLabel('Password').fill(staff.password);
  const download = page.waitForEvent('download', { timeout: minuteMs });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('[staff-22] a sign-in from another browser is reported until it is dismissed', async ({
  page,
  browser,
  product,
}) => {
  await openAsStaff(page, '/admin');
  const other = await browser.newContext({ baseURL: product.url });
  const theirs = await other.newPage();
  await openAsStaff(theirs, '/admin');
  await open(page, '/admin/account');
  // Other journeys on this server have left notices of their own.
  const news = page.getByRole('listitem').filter({ hasText: `${staff.email} signed in from a new browser.` });
  await expect(news.first()).toBeVisible();
  const before = await news.count();
  await news.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(news).toHaveCount(before - 1);
  await other.close();
});
