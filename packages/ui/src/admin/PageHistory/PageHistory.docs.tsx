import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'What any page of the site said on any day, for staff who are asked by a lead, a lawyer or an auditor.',
    'Where a link from a lead ends: the page in the version that a form was sent from.',
  ],
  instead: {
    AuditLog: 'for what staff did: a page also changes by a release.',
    Timeline: 'for what happened to one thing, when nobody wants to look at it as it was.',
  },
  never: [
    'With documents from elsewhere: the frame runs no script, but its pictures and fonts come from your own origin.',
    'For visitors: what a page no longer says is for those who answer for it.',
  ],
  anatomy: {
    Choice: 'the page, a day of the office, and the export, which whoever may not have it does not see.',
    Times: 'each wording with its beginning and its end, the newest first. The chosen one is tinted and has an edge.',
    Looks: 'only where versions of one wording look different: a button for each.',
    'As it looked': 'the kept document in a frame, and a line about what is missing in it.',
    'Then and today':
      'the kept document beside that of the present wording, where the page is still shown and says or looks otherwise.',
    'What changed':
      'against the wording before: each block by its kind, struck, then new; then the addresses that came and went.',
    Claims: 'each claim of the version and the notes that it stands on, as they were read.',
    Empty: 'in the place of everything, before a page has been kept.',
  },
  words: [
    'A kind of block is named in one to three words, as staff would: “Button or field”.',
    'What a wording is told by is its time, never a number: numbers would change when old versions are given up.',
    'Without changes it says so in a sentence, and for the first wording that nothing came before.',
  ],
  keyboard: {
    Tab: 'goes through the choice, the times, the looks, the views and into the frame.',
    'Enter, Space': 'choose a time or a look.',
    'Left, Right': 'go from one view to the other.',
  },
  spoken: [
    'The chosen time is the current one of its list; a look is pressed.',
    'The frame is called by its title. What was struck and what is new are deletions and insertions, which screen readers can tell.',
  ],
};
