import { type Claim, claimsIn, notesOf } from '@sponsor/domain';
import { regulationDCalculatorClaims } from './calculator.ts';
import { notes } from './notes.ts';
import { regulationDOpportunity } from './opportunity.ts';
import { leadershipClaims } from './people.ts';
import { regulationDProcessClaims } from './process.ts';
import { regulationD } from './regulation-d.ts';

const { hero, closing } = regulationD;

const claims: readonly Claim[] = [
  ...claimsIn(hero.status),
  ...hero.terms.map(({ claim }) => claim),
  ...claimsIn(closing.text),
  ...regulationDOpportunity.facts,
  ...leadershipClaims,
  ...regulationDProcessClaims,
  ...regulationDCalculatorClaims,
];

/** The notes of the Regulation D page. */
export const regulationDNotes = notesOf(claims, notes);
