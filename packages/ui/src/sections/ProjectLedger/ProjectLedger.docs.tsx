import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At the head of a page that lists every project of a sponsor, those that went wrong among them.'],
  instead: {
    TrackRecord: 'for what the rows add up to, and for other claims of experience.',
    ProjectResults: 'for one project, drawn to scale.',
    UpcomingProjects: 'for those to come alone.',
    DataTable: 'for staff, who sort and choose.',
  },
  never: [
    'Leave a project out, or move one to the end, because it lost money.',
    'Show an amount that the sponsor has not confirmed without marking its row as a sample.',
  ],
  anatomy: {
    Head: 'the headline of the page and its lede.',
    Filter: 'which rows are shown, each choice with how many they are; beside it the same rows as a file.',
    Sheet:
      'a row a project: number, front, name and kind, place, owner, budget, cost, how far one is from the other, months, status.',
    Foot: 'who reports the amounts, with the note, and how to read the sheet.',
  },
  words: [
    'The owner is the one at the time of building, also where it is another company.',
    'A status of up to four words; “Sold below cost” and not “Exited”.',
    'What is owed stands in brackets.',
  ],
  keyboard: { Tab: 'reaches the filter, the file and the marks of notes.', 'Arrow keys': 'choose in the filter.' },
  spoken: [
    'A table with heads for rows and columns, also where it is shown as cards.',
    'Fronts and bars are silent: the words and the percentage beside them say the same.',
  ],
};
