import { describe, expect, it } from 'vitest';
import { type Claim, claimsIn, type Note, type NoteRegistry, notesOf, type TargetClaim, withNotes } from './claim.ts';
import { claimSchema } from './claim-schema.ts';

function claim(id: string, ...notes: Claim['notes']): Claim {
  return { id, kind: 'fact', text: id, notes };
}

function note(number: number): Note {
  return { number, text: `Note ${number}` };
}

const registry: NoteRegistry = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [index + 1, note(index + 1)]),
);

const target: TargetClaim = {
  id: 'yearly-distribution',
  kind: 'target',
  figure: '8%',
  text: 'a year',
  notes: [11, 19],
  risk: 'Distributions are not guaranteed and may vary.',
  paid: 'Not yet paid.',
  asOf: '2025-06-30',
  sample: true,
};

describe('claimsIn', () => {
  const [one, other] = [claim('one', 1), claim('other', 2)];

  it('finds every claim in any data, in reading order', () => {
    const data = { head: ['It is ', other, '.'], parts: [{ terms: [{ claim: target }] }, one], text: 'One', size: 3 };
    expect(claimsIn(data)).toEqual([other, target, one]);
    expect(claimsIn(one)).toEqual([one]);
  });

  it('returns a claim as often as it occurs', () => {
    expect(claimsIn([one, { again: one }])).toEqual([one, one]);
  });

  it('finds an incomplete claim too, so that it can be reported', () => {
    expect(claimsIn([{ id: 'bare', kind: 'target' }])).toHaveLength(1);
  });

  it.each([
    ['words', 'of a fact'],
    ['nothing', null],
    ['other kinds of things', [{ kind: 'heading', text: 'Terms' }, { kind: 'company' }, {}]],
  ])('finds none in %s', (_what, data) => {
    expect(claimsIn(data)).toEqual([]);
  });
});

describe('notesOf', () => {
  it('lists each note once, sorted by number', () => {
    const data = { lede: [claim('a', 19, 11)], facts: [claim('b', 2), claim('c', 11)] };
    const listed = notesOf(data, registry);
    expect(listed.map((each) => each.number)).toEqual([2, 11, 19]);
  });

  it('reads the numbers of notes in lists too', () => {
    expect(notesOf(claim('a', 2), [note(3), note(2), note(1)])).toEqual([note(2)]);
  });

  it('refuses a claim whose note is missing', () => {
    const { 19: _missing, ...others } = registry;
    expect(() => notesOf(claim('a', 19), others)).toThrow('A claim refers to note 19, which is not among the notes.');
  });
});

describe('withNotes', () => {
  it('adds the notes of the words and of the data shown with them', () => {
    const words = { lede: [claim('a', 11)] };
    expect(withNotes(registry, words, [claim('b', 2)])).toEqual({ ...words, notes: [registry[2], registry[11]] });
  });
});

describe('claimSchema', () => {
  it('accepts a complete claim', () => {
    for (const whole of [target, claim('plain', 3)]) expect(claimSchema.parse(whole)).toEqual(whole);
  });

  const { risk: _risk, ...withoutRisk } = target;
  const { notes: _notes, ...withoutNotes } = target;

  it.each<[string, string, object]>([
    ['a target without its risk', 'risk', withoutRisk],
    ['an empty risk', 'risk', { ...target, risk: '' }],
    ['a risk that is no sentence', 'risk', { ...target, risk: 'distributions may vary' }],
    ['a risk too short to say what may go wrong', 'risk', { ...target, risk: 'It may vary.' }],
    ['an empty word on what has been paid', 'paid', { ...target, paid: '' }],
    ['a word on what has been paid that does not say whether', 'paid', { ...target, paid: 'Paid.' }],
    ['no notes', 'notes', withoutNotes],
    ['an empty list of notes', 'notes', { ...target, notes: [] }],
    ['a note below the first', 'notes', { ...target, notes: [0] }],
    ['a note between two', 'notes', { ...target, notes: [19.5] }],
    ['a note twice', 'notes', { ...target, notes: [19, 11, 19] }],
    ['no id', 'id', { ...target, id: '' }],
    ['an id with a space', 'id', { ...target, id: 'a year' }],
    ['no text', 'text', { ...target, text: ' ' }],
    ['a figure of nothing', 'figure', { ...target, figure: '' }],
    ['a day that is none', 'asOf', { ...target, asOf: '2025-06-31' }],
    ['a mark of a sample that is not set', 'sample', { ...target, sample: false }],
  ])('refuses %s', (_what, field, bad) => {
    const faults = claimSchema.safeParse(bad).error?.issues.map(({ path }) => path[0]);
    expect(new Set(faults)).toEqual(new Set([field]));
  });

  it('refuses fields of a target in a fact, and unknown fields', () => {
    expect(claimSchema.safeParse({ ...target, kind: 'fact' }).success).toBe(false);
    expect(claimSchema.safeParse({ ...target, source: 'a report' }).success).toBe(false);
  });
});
