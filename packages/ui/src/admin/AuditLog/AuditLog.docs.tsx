import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'The actions and reads of staff, for administrators who need to know who did something or that nobody changed the log.',
  ],
  instead: {
    Timeline: 'for the history of one thing.',
    LeadPanel: 'for the history of one lead, for the people who work on it.',
    DataTable: 'for rows with actions: an audit entry can only be read.',
  },
  never: ['In another order, or with matching entries left out: each entry vouches for the one before it.'],
  anatomy: {
    'Broken chain': 'with `brokenAt`, above everything else: the first entry that cannot be trusted.',
    Filters: 'by actor and by action. A choice takes effect at once, and the first option of each removes the filter.',
    Days: 'in the office’s time zone, each under its date: time, actor, action with its subject and details, and from 768 px the beginning of the hash.',
    Links: 'with `subjectHref`, from an actor or a subject to its screen; none for data that is no longer kept.',
    Empty: 'a message instead of the days.',
    Pager: 'buttons for older entries and for the newest, each only if it leads somewhere.',
  },
  words: [
    'An action is worded as an event, in up to eight words: “Locked out after too many attempts”. An action from an older release is shown as stored.',
    'Details are names and values as the server wrote them, and are not translated.',
    'The empty message refers to the filters, not to the log.',
    'The notice about a broken chain is blunt, and gives the number of the entry.',
  ],
  keyboard: {
    Tab: 'moves through the two filters, the links of the entries and the pager.',
    'Enter, Space or arrow keys': 'on a filter open its list; Enter there chooses, and the log is filtered.',
  },
  spoken: [
    'One table per day, named by its date, with visually hidden column heads. The actor is the row head.',
    'A broken chain is read out at once. A change of filter is not: the user has to find the new entries.',
  ],
};
