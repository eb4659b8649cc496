import {
  type RegisteredClaim,
  type RegisteredTopic,
  type SpreadsheetCell,
  spreadsheetHeading,
  spreadsheetLine,
  type WithdrawnWording,
} from '@sponsor/domain';
import { plainProse } from './plain-prose.ts';

const heads = [
  'topic',
  'id',
  'kind',
  'wording',
  'text',
  'from',
  'until',
  'changed_because',
  'as_of',
  'paid',
  'risk',
  'notes',
  'source',
  'shown_on',
  'sample',
] as const;

type Line = Partial<Record<(typeof heads)[number], string>>;

/**
 * Returns every claim as a spreadsheet, one line per wording and withdrawal. A target includes its risk and whether it has been
 * paid.
 */
export function claimTable(topics: readonly RegisteredTopic[]): string {
  const lines = topics.flatMap(({ heading, notes: registered, withdrawn = [] }) =>
    [
      ...registered.flatMap(({ note, claims }) => claims.flatMap((entry) => wordingsOf(entry, note.text))),
      ...withdrawn.map(withdrawnLine),
    ].map((line): Line => ({ ...line, topic: heading })),
  );
  return [
    spreadsheetHeading(heads),
    ...lines.map((line) => spreadsheetLine(heads.map((head) => cellOf(head, line[head])))),
  ].join('');
}

function cellOf(head: (typeof heads)[number], text = ''): SpreadsheetCell {
  return head === 'from' || head === 'until' || head === 'as_of' ? { figure: text } : text;
}

function wordingsOf({ claim, since, earlier, shownOn }: RegisteredClaim, source: string): Line[] {
  const shared: Line = { id: claim.id, kind: claim.kind, notes: claim.notes.join(' '), source };
  if (claim.kind === 'target') Object.assign(shared, { paid: claim.paid, risk: claim.risk });
  const current: Line = {
    ...shared,
    wording: 'current',
    text: plainProse([claim]),
    from: since,
    shown_on: shownOn.map(({ label }) => label).join('; '),
    sample: yesOrNo(claim.sample),
  };
  if (claim.asOf !== undefined) current.as_of = claim.asOf;
  return [
    current,
    ...earlier.map(({ text, from, until, because, sample }): Line => {
      return { ...shared, wording: 'earlier', text, from, until, changed_because: because, sample: yesOrNo(sample) };
    }),
  ];
}

function withdrawnLine({ id, text, from, until, because, saidOn, sample }: WithdrawnWording): Line {
  const days = { from, until, changed_because: because };
  return { id, wording: 'withdrawn', text, ...days, shown_on: saidOn, sample: yesOrNo(sample) };
}

function yesOrNo(sample: true | undefined): string {
  return sample ? 'yes' : 'no';
}
