import { pages } from '@sponsor/content/pages';
import { receipt } from '@sponsor/content/receipt';
import { forms } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { renderPage } from './render-page.fixtures.tsx';
import { publicRoutes, siteForms } from './routes.ts';

const declared = forms.filter(({ id }) => siteForms.includes(id));

/** The address of the page that a form is declared for. */
function pathOf({ page }: (typeof forms)[number]): string {
  const { title } = page(pages) ?? {};
  const row = publicRoutes.find(({ path, handle }) => handle.title === title && handle.canonical === path);
  if (!row) throw new Error(`No page is called ${title}.`);
  return row.path;
}

describe.each(declared)('the form $id', (form) => {
  it('is on its page, and posts without a script to the server’s address', async () => {
    const page = await renderPage(pathOf(form));
    expect(page.querySelectorAll(`form[action="${form.address}"][method="post"]`)).toHaveLength(1);
  });

  it('has its own confirmation page, with a receipt that links back to the form', async () => {
    const answer = await renderPage(`/received/${form.id}`);
    expect(answer.querySelectorAll('h1')).toHaveLength(1);
    const mend = Array.from(answer.querySelectorAll('a')).find((link) => link.textContent === receipt.address.mend);
    expect(mend?.getAttribute('href')).toBe(pathOf(form));
  });
});

it('every form of the site is declared, and is only on its own page', async () => {
  expect(siteForms).toEqual(forms.map(({ id }) => id));
  const found = new Map<string, string[]>();
  for (const { path, handle } of publicRoutes) {
    if (handle.kind !== 'page' || handle.canonical !== path) continue;
    for (const drawn of (await renderPage(path)).querySelectorAll('form[method="post"]')) {
      const action = drawn.getAttribute('action') ?? '';
      found.set(action, [...(found.get(action) ?? []), path]);
    }
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(declared.map((form) => [form.address, [pathOf(form)]])));
});
