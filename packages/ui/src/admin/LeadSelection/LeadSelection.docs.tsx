import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Around the list of leads and its tools, where leads can be selected.'],
  instead: { LeadPanel: 'for one lead: what is known, notes, the next action.' },
  never: ['For those who may only look: leave out the selection too.'],
  anatomy: {
    Tools: 'over the list; on a desk the bar stands in their place while leads are selected, so that no row moves.',
    Bar: 'stays in sight while the rows scroll; on a phone it stands at the foot of the window.',
    Count: 'of all that are selected, also on other pages.',
    Status:
      'one for all of them. Where somebody among them asked not to be contacted, it asks why first. Before more than ten are changed, or the CRM is told not to contact somebody, it says what follows and asks.',
    Assign: 'gives all of them to one of the staff, or to nobody; it asks before more than ten.',
    Export: 'a link to the selection as a table; not on a phone.',
    Clear: 'forgets the selection; nothing is changed.',
  },
  words: ['Each status as it is stored, as in the table.', 'A refusal is the sentence that your callback answers.'],
  keyboard: {
    Tab: 'goes from menu to menu, to the link and to clear.',
    'Enter, Space, Down': 'open a menu; Escape closes it.',
  },
  spoken: ['How many are selected is read out when it changes, a refusal at once.'],
};
