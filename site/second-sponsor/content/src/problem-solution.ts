import type { ProblemSolutionContent } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import { boathouses } from './claims.ts';
import { notes } from './notes.ts';

export const problemSolution: ProblemSolutionContent = withNotes(notes, {
  problem: {
    heading: 'Boats stand in the rain',
    smallBay: { heading: 'No roofs', text: ['Few roofs.'], aside: ['See the drawing.'] },
    seniorLiving: { heading: 'No piers', text: ['Few piers.'] },
  },
  solution: {
    heading: 'Roofs',
    gains: [{ heading: 'Rent', text: ['There are ', boathouses, '.'] }],
    path: [{ title: 'Boats pay', text: ['Each month.'] }],
  },
  notesHeading: 'Remarks on the boats',
});
