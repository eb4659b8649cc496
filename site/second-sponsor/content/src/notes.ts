import type { NoteHistory, NoteRegistry } from '@sponsor/domain';

export const notesHeading = 'Remarks';

export const notePlaceLabel = 'All remarks';

export const noteHistory: NoteHistory | undefined = undefined;

export const notes: NoteRegistry = {
  11: { number: 11, text: 'A preferred return is a place in line for cash that is there, and no promise of cash.' },
  12: { number: 12, text: 'Terms of the fund; the offering circular prevails.' },
  14: { number: 14, text: 'As the sponsor counts its own work.' },
  15: { number: 15, text: 'Investors who are not accredited may invest no more than a tenth of income or net worth.' },
  19: { number: 19, text: 'Distributions are not guaranteed and may vary.' },
};
