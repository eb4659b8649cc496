import type { RegulationANotes } from '@sponsor/contract';
import { notesOf } from '@sponsor/domain';
import { regulationACalculator } from './calculator.ts';
import { notes } from './notes.ts';
import { pipeline, regulationAOpportunity } from './opportunity.ts';
import { leadership } from './people.ts';
import { problemSolution } from './problem-solution.ts';
import { regulationAProcess } from './process.ts';
import { regulationA } from './regulation-a.ts';
import { regulationAWebinarCall } from './regulation-a-webinar-call.ts';
import { regulationARisks } from './risks.ts';
import { whyInvest } from './why-invest.ts';

/** All the content of the Regulation A page. */
export const regulationAShows = [
  regulationA,
  problemSolution,
  whyInvest,
  regulationARisks,
  regulationAOpportunity,
  pipeline,
  regulationAProcess,
  regulationACalculator,
  leadership,
  regulationAWebinarCall,
];

const all = notesOf(regulationAShows, notes);

/** The note on distributions, which is next to the key figures. */
const figures = all.filter((note) => note.number === 19);
const inSections = new Set([...figures, ...problemSolution.notes, ...whyInvest.notes]);

/** The notes of the Regulation A page that no section lists. */
export const regulationANotes: RegulationANotes = {
  figuresHeading: 'Note to the figures',
  figures,
  others: all.filter((note) => !inSections.has(note)),
};
