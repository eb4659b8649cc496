import { expect, type Page } from 'playwright/test';
import { open } from './open.ts';
import { staff } from './product.ts';

/** Opens a page of the staff area and signs in. */
export async function openAsStaff(page: Page, address: string, { email, password }: typeof staff = staff) {
  await open(page, address);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
}
