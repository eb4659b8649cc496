import type { RegulationANotes } from '@sponsor/contract';
import { notesOf } from '@sponsor/domain';
import { regulationACalculator } from './calculator.ts';
import { notes } from './notes.ts';
import { regulationA } from './regulation-a.ts';

export const regulationANotes: RegulationANotes = {
  figuresHeading: 'Remark on the figures',
  figures: [],
  others: notesOf([regulationA, regulationACalculator], notes),
};
