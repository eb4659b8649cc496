import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Around a list of leads and its tools, if leads can be selected.'],
  instead: { LeadPanel: 'for one lead: details, notes, the next action.' },
  never: ['For people who may only read: they need no selection either.'],
  anatomy: {
    Tools: 'above the list. On a desktop, the bar replaces them while leads are selected, so that no row moves.',
    Bar: 'stays visible while the rows scroll; on a phone it is at the bottom of the window.',
    Count: 'of all selected leads, including those on other pages.',
    Status:
      'sets one status for all of them. It asks for a reason if one of them had asked not to be contacted, and for confirmation before it changes more than ten or has the CRM told not to contact them.',
    Assign:
      'assigns all of them to one staff member or to nobody; asks for confirmation before it changes more than ten.',
    Export: 'a link to the selection as a spreadsheet; not on a phone.',
    Clear: 'clears the selection without a change.',
  },
  words: ['Each status as stored, like in the table.', 'An error is the message that your callback resolves to.'],
  keyboard: {
    Tab: 'moves through the menus, the link and the clear button.',
    'Enter, Space, Down': 'open a menu; Escape closes it.',
  },
  spoken: ['The count is read out when it changes, an error at once.'],
};
