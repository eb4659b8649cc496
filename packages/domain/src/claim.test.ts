import { describe, expect, it } from 'vitest';
import { type Claim, type Note, type NoteNumber, notesOf } from './claim.ts';

function note(number: NoteNumber): Note {
  return { number, text: `Note ${number}` };
}

const registry: Record<NoteNumber, Note> = {
  1: note(1),
  2: note(2),
  3: note(3),
  4: note(4),
  5: note(5),
  6: note(6),
  7: note(7),
  8: note(8),
  9: note(9),
  10: note(10),
  11: note(11),
  12: note(12),
  13: note(13),
  14: note(14),
  15: note(15),
  16: note(16),
  17: note(17),
  18: note(18),
  19: note(19),
  20: note(20),
  21: note(21),
};

function claim(id: string, ...notes: Claim['notes']): Claim {
  return { id, kind: 'fact', text: id, notes };
}

describe('notesOf', () => {
  it('lists each note once, by number and not by the order of the claims', () => {
    const listed = notesOf([claim('a', 19, 11), claim('b', 2), claim('c', 11)], registry);
    expect(listed.map((each) => each.number)).toEqual([2, 11, 19]);
  });
});
