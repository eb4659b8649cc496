import { type Note, notesOf } from '@sponsor/domain';
import { regulationDCalculator } from './calculator.ts';
import { notes } from './notes.ts';
import { regulationDOpportunity, regulationDPipeline } from './opportunity.ts';
import { leadership } from './people.ts';
import { regulationDProcess } from './process.ts';
import { regulationD } from './regulation-d.ts';
import { regulationDInvest } from './regulation-d-invest.ts';

/** The notes of both pages of the Regulation D fund, except those of the community impact, which lists its own. */
export const regulationDNotes: readonly Note[] = notesOf(
  [
    regulationD,
    regulationDInvest,
    regulationDOpportunity,
    regulationDPipeline,
    leadership,
    regulationDProcess,
    regulationDCalculator,
  ],
  notes,
);
