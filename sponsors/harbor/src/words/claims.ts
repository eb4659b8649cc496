import type { FactClaim, FigureClaim, NoteHistory, NoteRegistry, TargetClaim, TermClaim } from '@sponsor/domain';

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

export const boathouses: FigureClaim<FactClaim> = {
  id: 'boathouses',
  kind: 'fact',
  figure: '14',
  text: 'boathouses built',
  notes: [14],
};

export const openToAnyone: TermClaim = { id: 'open-to-anyone', kind: 'term', text: 'open to anyone', notes: [15] };

export const limit: TermClaim = {
  id: 'limit',
  kind: 'term',
  text: 'Without accreditation, a tenth of income or net worth is the limit.',
  notes: [15],
};

export const minimum: FigureClaim<TermClaim> = {
  id: 'minimum',
  kind: 'term',
  figure: '$1,000',
  text: 'to begin with',
  notes: [12],
};

export const range: TermClaim = {
  id: 'range',
  kind: 'term',
  text: 'Any whole-dollar amount from $1,000 to $50,000.',
  notes: [12],
};

export const sixPercent: FigureClaim<TargetClaim> = {
  id: 'six-percent',
  kind: 'target',
  figure: '6%',
  text: 'preferred return',
  notes: [11, 19],
  risk: 'It may be less, or nothing, and you could lose what you paid in.',
  paid: 'Nothing paid yet.',
};
