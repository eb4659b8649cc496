import { type ProblemSolutionWords, withNotes } from '@sponsor/domain';
import { boathouses } from './claims.ts';
import { flexAxonometric, rentSection, unbuiltElevation } from './drawings.ts';
import { notes } from './notes.ts';

export const problemSolution: ProblemSolutionWords = withNotes(notes, {
  problem: {
    heading: 'Boats stand in the rain',
    smallBay: { heading: 'No roofs', text: ['Few roofs.'], aside: ['See the drawing.'], drawing: flexAxonometric },
    seniorLiving: { heading: 'No piers', text: ['Few piers.'], drawing: unbuiltElevation },
  },
  solution: {
    heading: 'Roofs',
    gains: [{ heading: 'Rent', text: ['There are ', boathouses, '.'] }],
    path: [{ title: 'Boats pay', text: ['Each month.'] }],
    drawing: rentSection,
  },
  notesHeading: 'Remarks on the boats',
});
