import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { hold } from './hold.ts';
import { open } from './open.ts';
import { test } from './product.ts';
import { openAsStaff } from './sign-in.ts';

const updated = 'Problem section image updated.';
const failed = 'Failed to upload image. Please try again.';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a3c' } })
    .jpeg()
    .toBuffer();

async function openDashboard(page: Page) {
  await openAsStaff(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('region', { name });
const problem = (page: Page) => card(page, 'Problem section image');

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await problem(page).getByRole('button', { name: 'Upload New Image' }).click();
  await (await chooser).setFiles(file);
}

async function putDrawingBack(page: Page) {
  await problem(page).getByText('Earlier images').click();
  const restore = problem(page).getByRole('button', { name: 'Restore: Built-in drawing' });
  await restore.click();
  await expect(restore).toHaveCount(0);
}

const jpeg = async () => ({ name: 'bays.jpg', mimeType: 'image/jpeg', buffer: await photograph(1800, 1200) });

test('[call-6, form-10, staff-2] staff replace the picture of a section, see it on the invest page, and restore the drawing', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.getByRole('link', { name: 'Back to Site' })).toHaveAttribute('href', '/');

  const arrive = await hold(page, '/api/lovable-uploads');
  await problem(page).getByLabel('Alternative text').fill('A wall of brick.');
  await choose(page, await jpeg());
  await expect(page.getByRole('button', { name: 'Uploading...' })).toHaveCount(2);
  for (const button of await page.getByRole('button', { name: 'Uploading...' }).all())
    await expect(button).toBeDisabled();
  arrive();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByText(updated, { exact: true })).toBeVisible();
  await expect(problem(page).getByRole('img', { name: 'A wall of brick.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload New Image' })).toHaveCount(2);

  const onInvest = page.getByRole('img', { name: 'A wall of brick.' });
  await expect(async () => {
    await open(page, '/invest');
    expect(await onInvest.count()).toBe(1);
  }).toPass();
  await onInvest.scrollIntoViewIfNeeded();
  await expect.poll(() => onInvest.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await open(page, '/admin');
  await putDrawingBack(page);
  await expect(page.getByText(updated, { exact: true })).toBeVisible();
  await expect(problem(page).getByText('A wall of brick.')).toBeVisible();
  await expect(async () => {
    await open(page, '/invest');
    expect(await onInvest.count()).toBe(0);
  }).toPass();
});

test('[call-6, form-10, staff-9] a file that is not an image is refused, with the reason on its card', async ({
  page,
  complaints,
}) => {
  await openDashboard(page);
  await choose(page, { name: 'bays.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg></svg>') });
  await expect(page.getByText(failed, { exact: true })).toBeVisible();
  await expect(problem(page).getByRole('alert')).toContainText('use a JPEG, PNG, WebP or AVIF file');
  await expect(page.getByRole('button', { name: 'Upload New Image' })).toHaveCount(2);
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('415'),
    expect.stringContaining('Upload failed: This is not a picture'),
  ]);
});

test('[staff-2] a lost connection is reported, and the next attempt succeeds', async ({ page, complaints }) => {
  await openDashboard(page);
  await page.route('/api/lovable-uploads', (route) => route.abort(), { times: 1 });
  await choose(page, await jpeg());
  await expect(page.getByText(failed, { exact: true })).toBeVisible();
  expect(complaints.splice(0)).toHaveLength(2);
  await choose(page, await jpeg());
  await expect(page.getByText(updated, { exact: true })).toBeVisible();
  // Other tests on this server measure /invest as it was built.
  await putDrawingBack(page);
});

test('no picture is published without alternative text', async ({ page }) => {
  await openDashboard(page);
  const words = problem(page).getByLabel('Alternative text');
  await words.fill('');
  await problem(page).getByRole('button', { name: 'Upload New Image' }).click();
  await expect(words).toBeFocused();
});
