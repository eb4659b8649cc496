import { expect, type Page } from 'playwright/test';
import { amountOf, answerOf, fillIn, formOf, forms } from './forms.ts';
import { hold, scripts } from './hold.ts';
import { live, open } from './open.ts';
import { test } from './product.ts';

/** Wraps every text of the form in an element, as a browser's translator does, but keeps the words for locators. */
async function translate(page: Page) {
  await formOf(page).evaluate((form) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text && !currentNode.parentElement?.closest('select')) texts.push(currentNode);
    }
    for (const text of texts) {
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(text.data);
    }
  });
}

for (const { path, half, rest, submit, succeeded } of forms) {
  test(`${path}: a form that the browser translates before and after its script loads keeps its input and is sent`, async ({
    page,
    complaints,
    product: { crm },
  }) => {
    const email = `translated${path.replace('/', '.')}@example.com`;
    const typed = Object.fromEntries(
      Object.entries(half).map(([label, value]) => [label, value.includes('@') ? email : value]),
    );
    const arrive = await hold(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await fillIn(page, typed);
    await translate(page);
    arrive();
    await live(formOf(page));
    for (const [label, value] of Object.entries(typed)) await expect(formOf(page).getByLabel(label)).toHaveValue(value);
    // React reports that it rendered the form again.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('An island was rendered again')]);
    await fillIn(page, rest);
    await translate(page);
    await formOf(page).getByRole('button', { name: submit }).click();
    await expect(answerOf(page, succeeded)).toBeVisible();
    await expect.poll(() => crm.acceptedFrom(email)).toHaveLength(1);
  });
}

for (const { path, half } of forms) {
  for (const where of ['first', 'between', 'last'] as const) {
    test(`${path}: a field that an extension inserts ${where} receives none of the input`, async ({
      page,
      complaints,
    }) => {
      const arrive = await hold(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      await fillIn(page, half);
      const [label = '', value = ''] = Object.entries(half)[0] ?? [];
      const focused = formOf(page).getByLabel(label);
      await focused.focus();
      await focused.press('Home');
      await focused.press('ArrowRight');
      await formOf(page).evaluate((form, place) => {
        const guest = document.createElement('div');
        guest.append(document.createElement('input'));
        const fields = [...form.querySelectorAll('label')].map((word) => word.parentElement);
        if (place === 'first') form.prepend(guest);
        else if (place === 'last') form.append(guest);
        else fields.at(-1)?.before(guest);
      }, where);
      arrive();
      await live(formOf(page));
      for (const [name, typed] of Object.entries(half)) {
        await expect(formOf(page).getByLabel(name)).toHaveValue(typed);
      }
      await expect(focused).toBeFocused();
      // An e-mail field does not report its caret.
      if (label !== 'Email') {
        await page.keyboard.type('x');
        await expect(focused).toHaveValue(`${value.slice(0, 1)}x${value.slice(1)}`);
      }
      // React reports that it rendered the form again, if it noticed the inserted field.
      for (const complaint of complaints.splice(0)) expect(complaint).toContain('An island was rendered again');
    });
  }
}

test('/webinar: an amount can be chosen and changed in a list that the browser translates, and no input is lost', async ({
  page,
}) => {
  const typed = { 'First name': 'Ann', 'Last name': 'Lee', Email: 'amount.translated@example.com', Phone: '317' };
  await open(page, '/webinar');
  await live(formOf(page));
  await fillIn(page, typed);
  for (const range of ['$500 - $1,000', '$50,000+', '$1,000 - $5,000']) {
    await expect(amountOf(page)).toBeVisible();
    await translate(page);
    await amountOf(page).click();
    await page.getByRole('option', { name: range, exact: true }).click();
    await expect(amountOf(page)).toHaveText(range);
  }
  for (const [label, value] of Object.entries(typed)) await expect(formOf(page).getByLabel(label)).toHaveValue(value);
});
