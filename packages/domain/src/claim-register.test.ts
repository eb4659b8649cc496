import { describe, expect, it } from 'vitest';
import type { Claim, FactClaim, NoteRegistry } from './claim.ts';
import { type ClaimHistory, type ClaimPage, registerClaims } from './claim-register.ts';

const built: FactClaim = { id: 'built', kind: 'fact', text: '14 boathouses', notes: [14] };
const minimum: Claim = { id: 'minimum', kind: 'term', text: 'from $500', notes: [12, 14] };

const notes: NoteRegistry = { 12: { number: 12, text: 'Terms.' }, 14: { number: 14, text: 'Own count.' } };
const home = { label: 'Home', href: '/' };
const fund = { label: 'The fund', href: '/fund' };
const pages: ClaimPage[] = [
  { page: home, shown: { lede: ['We built ', built, '.'], again: built } },
  { page: fund, shown: [minimum, { ...built }] },
];
const topics = [
  { id: 'fund', heading: 'The fund', notes: [12] as const },
  { id: 'record', heading: 'The record', notes: [14, 19] as const },
];
const earlier = [
  { text: 'from $1,000', from: '2025-02-01', until: '2025-06-30', because: 'The minimum was lowered.' },
  { text: 'from $2,000', from: '2025-01-01', until: '2025-02-01', because: 'The minimum was lowered.' },
];
const register = (history: ClaimHistory = {}) =>
  registerClaims(pages, { topics, history, published: '2025-01-01' }, notes);

describe('registerClaims', () => {
  it('lists every claim once, under the first of its notes, with each page that shows it once', () => {
    expect(
      register().map(({ id, notes: ofTopic }) => [
        id,
        ofTopic.map(({ note, claims }) => [note.number, claims.map(({ claim, shownOn }) => [claim.id, shownOn])]),
      ]),
    ).toEqual([
      ['fund', [[12, [['minimum', [fund]]]]]],
      ['record', [[14, [['built', [home, fund]]]]]],
    ]);
  });

  it('returns since when a claim has had its wording: since its last change, or since the launch', () => {
    const [first, second] = register({ minimum: earlier }).flatMap((topic) =>
      topic.notes.flatMap(({ claims }) => claims),
    );
    expect([first?.since, first?.earlier]).toEqual(['2025-06-30', earlier]);
    expect([second?.since, second?.earlier]).toEqual(['2025-01-01', []]);
  });

  it('refuses the history of a claim that no page shows', () => {
    expect(() => register({ maximum: earlier })).toThrow('No page shows what has a history: maximum.');
  });

  it('refuses a claim whose note is in no topic', () => {
    const [first] = topics;
    const few = first ? [first] : [];
    expect(() => registerClaims(pages, { topics: few, history: {}, published: '2025-01-01' }, notes)).toThrow(
      'No topic lists note 14.',
    );
  });
});
