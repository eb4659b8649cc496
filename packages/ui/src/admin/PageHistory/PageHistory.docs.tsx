import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Any page of the site on any day, for staff who have to answer a lead, a lawyer or an auditor.',
    'The target of a link from a lead: the version of the page that contained the submitted form.',
  ],
  instead: {
    AuditLog: 'for the actions of staff; a page also changes with a release.',
    Timeline: 'for a history without pictures of each state.',
  },
  never: [
    'With documents of other sites: the frame runs no scripts, but loads pictures and fonts from your own origin.',
    'For visitors: outdated pages are for the people who are responsible for them.',
  ],
  anatomy: {
    Choice:
      'the page, a day in the office’s time zone, and the export, which is omitted for people who may not use it.',
    Times: 'each revision with its beginning and end, newest first. The chosen one has a tint and an edge.',
    Looks: 'a button for each look, if versions with the same text look different.',
    'As it looked': 'the archived document in a frame, with a note about what may be missing in it.',
    'Then and today': 'the archived document beside the current one, if the page still exists and has changed.',
    Changes:
      'from the previous revision: each block with its kind, the removed text, then the added text; then the removed and added links.',
    Claims: 'the claims of the version, with their notes as they were then.',
    Empty: 'a message instead of everything, until a page has been archived.',
  },
  words: [
    'The kind of a block in one to three words that staff use: “Button or field”.',
    'A revision is named by its time, never by a number: numbers would shift when old versions are deleted.',
    'A sentence says that there are no changes, or that the first revision has nothing to compare with.',
  ],
  keyboard: {
    Tab: 'moves through the choice, the times, the looks and the views, and into the frame.',
    'Enter, Space': 'choose a time or a look.',
    'Left, Right': 'move between the views.',
  },
  spoken: [
    'The chosen time is the current item of its list; a chosen look is a pressed button.',
    'The frame has a title. Removed and added text is marked as deletion and insertion, which screen readers can announce.',
  ],
};
