import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Where staff see which leads have not reached the CRM and why, and have them tried again.'],
  instead: {
    DeliveryHealthStrip: 'for whether there is anything to look at.',
    LeadPanel: 'for the deliveries of one lead.',
    DataTable: 'for rows of any other kind.',
  },
  never: ['With the button for those who may only look: leave out `onRetry`, and the lists are the same without it.'],
  anatomy: {
    Failed: 'first, as these alone wait for a person: why, another try in each line, and one for all at the heading.',
    Waiting: 'when each is tried next, and what the last try met.',
    Delivered: 'the latest, with when they arrived.',
    'Loading, empty': 'in the place of each list by itself, so that a slow one holds up none.',
    'Cut off': 'a sentence under a list of fifty, which may have more.',
  },
  words: [
    'The head of the last time says which it is: “Last try”, “Next try”, “Delivered”.',
    'A reason is what the CRM answered, with its code, for whoever has to ask there. No advice: the same code has many causes.',
    'An empty list says that it is: “No delivery has failed.”',
  ],
  keyboard: {
    Tab: 'goes to the button for all, then from line to line; to a table where it scrolls.',
    'Enter, Space': 'try again. Until that is answered, no other try begins.',
  },
  spoken: [
    'Three tables, called by their headings. The button of a line is read with its address, as they all say the same.',
    'A list that is being read says so as a status. What became of a try is for the screen to say, by a toast.',
  ],
};
