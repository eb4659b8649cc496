import { whatWeSaid } from '@sponsor/content/what-we-said';
import { describe, expect, it } from 'vitest';
import { claimTopics } from './claim-topics.ts';
import { renderPage } from './render-page.fixtures.tsx';
import { publicRoutes } from './routes.ts';

const register = '/what-we-said';

const attributes = (page: Element, name: string) =>
  [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '');
const claimed = (page: Element) => new Set(attributes(page, 'data-claim'));

const registered = claimTopics(whatWeSaid).flatMap(({ notes }) => notes.flatMap(({ claims }) => claims));
const claimsOf = (path: string) =>
  registered.filter(({ shownOn }) => shownOn.some(({ href }) => href === path)).map(({ claim }) => claim.id);

const rows = publicRoutes
  .filter(({ path, handle }) => handle.kind === 'page' && (handle.canonical ?? path) === path && path !== register)
  .map(({ path }) => ({ path, claims: claimsOf(path) }));

describe.each(rows)('$path', ({ path, claims }) => {
  it('[claim-3] makes only the claims that the register lists for it', async () => {
    const known = new Set(claims);
    expect([...claimed(await renderPage(path))].filter((id) => !known.has(id))).toEqual([]);
  });

  it('[claim-2] lists exactly the notes that its claims cite, each once', async () => {
    const page = await renderPage(path);
    const marks = new Set(
      [...page.querySelectorAll('a[href^="#note-"]')].map((mark) => mark.getAttribute('href') ?? ''),
    );
    const listed = attributes(page, 'id').filter((id) => /^note-\d+$/.test(id));
    expect(listed.map((id) => `#${id}`).toSorted()).toEqual([...marks].toSorted());
  });

  it('[claim-3] links each note to the same note in the register', async () => {
    const page = await renderPage(path);
    for (const note of page.querySelectorAll('[id^="note-"]')) {
      expect(attributes(note, 'href')).toContain(`${register}#${note.id}`);
    }
  });
});

describe('the register', () => {
  it('lists no claim for a page that does not make it, except the document of the deck', async () => {
    for (const { path, claims } of rows.filter((row) => row.path !== '/deck-download')) {
      const there = claimed(await renderPage(path));
      expect([path, claims.filter((id) => !there.has(id))]).toEqual([path, []]);
    }
  });

  it('has an entry for each note of the site to link to', async () => {
    const places = new Set(attributes(await renderPage(register), 'id'));
    const notes = new Set<string>();
    for (const { path } of rows) {
      for (const id of attributes(await renderPage(path), 'id')) if (/^note-\d+$/.test(id)) notes.add(id);
    }
    expect(notes.size).toBeGreaterThan(15);
    expect([...notes].filter((id) => !places.has(id))).toEqual([]);
  });
});
