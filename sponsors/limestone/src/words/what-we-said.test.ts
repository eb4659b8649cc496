import { claimsIn, registerClaims } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { claimHistory } from './claim-history.ts';
import { notes } from './notes.ts';
import { pages } from './pages.ts';
import { whatWeSaid } from './what-we-said.ts';

const everyPage = { page: { label: 'Every page', href: '/' }, shown: [pages, articles] };
const topics = registerClaims([everyPage], whatWeSaid.register, notes);
const registered = topics.flatMap((topic) => topic.notes.flatMap(({ claims }) => claims));
const withdrawn = topics.flatMap((topic) => topic.withdrawn ?? []);
const files = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

describe('what we said', () => {
  it('[claim-3] lists every claim of the content', () => {
    const written = new Set(claimsIn(files).map(({ id }) => id));
    const listed = new Set(registered.map(({ claim }) => claim.id));
    expect([...written].filter((id) => !listed.has(id))).toEqual([]);
  });

  it('has an entry for every note to link to', () => {
    const numbers = topics.flatMap((topic) => topic.notes.map(({ note }) => note.number));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(Object.keys(notes).map(Number));
  });

  it('says when each earlier wording was used, without a gap, and why it was changed', () => {
    const day = /^(?:\d{4}-\d\d-\d\d|\[.+\])$/;
    for (const { text, from, until, because } of [...Object.values(claimHistory).flat(), ...withdrawn]) {
      expect([text, from]).toEqual([text, expect.stringMatching(day)]);
      expect([text, until]).toEqual([text, expect.stringMatching(day)]);
      expect([text, because]).toEqual([text, expect.stringMatching(/^[A-Z].+\.$/)]);
    }
    for (const [id, wordings] of Object.entries(claimHistory)) {
      const ends = wordings.slice(1).map(({ until }) => until);
      expect([id, ends]).toEqual([id, wordings.slice(0, -1).map(({ from }) => from)]);
    }
  });

  it('has unique ids among current and withdrawn claims', () => {
    const ids = [...registered.map(({ claim }) => claim.id), ...withdrawn.map(({ id }) => id)];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has no withdrawn wording elsewhere', () => {
    const others = Object.entries(files).filter(([path]) => !path.includes('history'));
    const words = JSON.stringify(others, (_key, part: unknown) => (part === whatWeSaid ? undefined : part));
    expect(withdrawn.filter(({ text }) => words.includes(text))).toEqual([]);
  });
});
