import { expect, type Page } from 'playwright/test';
import { amountOf, answerOf, fillIn, formOf, forms } from './forms.ts';
import { hydrated, live, open } from './open.ts';
import { test } from './product.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectValues(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await expect(formOf(page).getByLabel(label)).toHaveValue(value);
}

/** Returns an e-mail address unique to the test, to find its submission at the CRM. */
function withEmail(values: Readonly<Record<string, string>>, email: string) {
  return Object.fromEntries(
    Object.entries(values).map(([label, value]) => [label, value.includes('@') ? email : value]),
  );
}

const links = {
  'a link of the header': (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us' }),
  'a link inside the form': (page: Page) => formOf(page).getByRole('link', { name: 'privacy policy' }),
  'a link of the footer': (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }),
};

for (const { path, half, rest, submit, succeeded } of forms) {
  for (const [index, [which, link]] of Object.entries(links).entries()) {
    test(`${path}: typed input survives ${which} and the return, and is sent`, async ({ page, product: { crm } }) => {
      const email = `kept${index}${path.replace('/', '.')}@example.com`;
      const typed = withEmail(half, email);
      await open(page, path);
      await fillIn(page, typed);
      await live(formOf(page));
      await expectValues(page, typed);
      const words = (await heading(page).textContent()) ?? '';
      await link(page).click();
      await expect(heading(page)).not.toHaveText(words);
      await hydrated(page);
      await page.goBack();
      await hydrated(page);
      await expectValues(page, typed);
      await fillIn(page, rest);
      await formOf(page).getByRole('button', { name: submit }).click();
      await expect(answerOf(page, succeeded)).toBeVisible();
      await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
    });
  }

  test(`${path}: input that the browser restored is sent once by a press before the script has loaded`, async ({
    page,
    product: { crm },
  }) => {
    const email = `restored${path.replace('/', '.')}@example.com`;
    await open(page, path);
    await fillIn(page, { ...withEmail(half, email), ...rest });
    await live(formOf(page));
    await formOf(page).getByRole('link', { name: 'privacy policy' }).click();
    await expect(heading(page)).toHaveText('Privacy policy');
    await page.goBack({ waitUntil: 'commit' });
    await formOf(page).getByRole('button', { name: submit }).click();
    await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
    await hydrated(page);
    expect(crm.acceptedFrom(email)).toHaveLength(1);
  });
}

test('/webinar: the chosen amount survives a link and the return, and is sent', async ({ page, product: { crm } }) => {
  await open(page, '/webinar');
  await fillIn(page, { 'First name': 'Ann', 'Last name': 'Lee', Email: 'amount.webinar@example.com', Phone: '317' });
  await amountOf(page).click();
  await page.getByRole('option', { name: '$5,000 - $10,000', exact: true }).click();
  await formOf(page).getByRole('link', { name: 'privacy policy' }).click();
  await expect(heading(page)).toHaveText('Privacy policy');
  await page.goBack();
  await hydrated(page);
  await formOf(page).getByRole('button', { name: 'Watch Webinar Now' }).click();
  await expect.poll(() => crm.acceptedFrom('amount.webinar@example.com')).toHaveLength(1);
  expect(crm.acceptedFrom('amount.webinar@example.com')[0]?.body.fields).toContainEqual({
    name: 'investment_amount',
    value: '$5,000 - $10,000',
  });
});
