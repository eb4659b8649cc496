import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At the head of a page that lists every project of a sponsor, including failed ones.'],
  instead: {
    TrackRecord: 'for totals, and for other claims of experience.',
    ProjectResults: 'for one project, drawn to scale.',
    UpcomingProjects: 'for planned projects only.',
    DataTable: 'for staff, who sort and filter.',
  },
  never: [
    'Without a project that lost money, or with it moved to the end.',
    'With an amount that the sponsor has not confirmed, unless its row is marked as a sample.',
  ],
  anatomy: {
    Head: 'the headline and the lede of the page.',
    Filter: 'options with their number of rows; beside them the same rows as a file.',
    Sheet:
      'a row for each project: number, front, name and kind, place, owner, budget, cost, difference, months, status.',
    Foot: 'the source of the amounts, with its note, and how to read the sheet.',
  },
  words: [
    'Name the owner at the time of construction, even if it is another company.',
    'A status of up to four words; “Sold below cost” and not “Exited”.',
    'Missing facts are in brackets.',
  ],
  keyboard: { Tab: 'reaches the filter, the file and the note marks.', 'Arrow keys': 'choose a filter option.' },
  spoken: [
    'A table with row and column heads, even when it looks like cards.',
    'Fronts and bars are not read: the text and the percentage beside them say the same.',
  ],
};
