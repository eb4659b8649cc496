import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What staff did and read, for administrators who want to know who it was, or that nobody changed the log.'],
  instead: {
    Timeline: 'for what happened to one thing.',
    LeadPanel: 'for what was done about one lead, by those who work on it.',
    DataTable: 'for rows that something can be done about: an entry is only read.',
  },
  never: [
    'In another order, or without entries that the filters would let through: each vouches for the one before it.',
  ],
  anatomy: {
    'Broken chain': 'with `brokenAt`, above all else: which entry is the first that cannot be trusted.',
    Filters: 'who, and what. Each is in effect as soon as it is chosen, and has a row that takes it back.',
    Days: 'of the office, each under its date: time, who, what about whom with the details, and how the hash begins, from 768 px.',
    Links:
      'from whom or what an entry is about to the screen that shows it, with `subjectHref`; left out for what is kept no more.',
    Empty: 'in the place of the days.',
    Pager: 'older entries and the way back to the newest, each only where there are any.',
  },
  words: [
    'An action is told as what happened, in up to eight words: “Locked out after too many attempts”. An action of an older release shows as it was stored.',
    'The details are names and values as the server wrote them, and are not translated.',
    'The empty state blames the filters and not the log.',
    'A broken chain is told without softening, with the number to look for.',
  ],
  keyboard: {
    Tab: 'goes through the two filters, the links of the entries and the pager.',
    'Enter, Space or arrow keys': 'on a filter open its list; Enter there chooses, and the log follows.',
  },
  spoken: [
    'A table a day, called by its date, whose columns have names that are not seen. Each line is read under whoever did it.',
    'A broken chain is read out at once. Another choice of a filter is not: the number of days and entries has to be found.',
  ],
};
