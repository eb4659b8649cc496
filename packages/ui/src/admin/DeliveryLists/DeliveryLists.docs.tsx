import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Where staff see which leads have not reached the CRM and why, have them tried again, and decide about what was held back.',
  ],
  instead: {
    DeliveryHealthStrip: 'for whether there is anything to look at.',
    LeadPanel: 'for the deliveries of one lead.',
    DataTable: 'for rows of any other kind.',
  },
  never: ['With buttons for those who may only look: leave out `decisions`, and the lists are the same without them.'],
  anatomy: {
    Tabs: 'one for each state, with how many wait in it. Failed and held back stand first, as these alone wait for a person.',
    Failed: 'why, another try in each line and one for all, or the decision that nothing more is to be done.',
    'Held back':
      'what a program seems to have sent: the address leads to the person and what was sent; then it is let through or discarded.',
    Waiting: 'when each is tried next, and what the last try met.',
    Delivered: 'the latest, with when they arrived.',
    Closed: 'what staff decided not to deliver, why, and a way back.',
    'Loading, empty': 'in the place of the list.',
    Pages: 'of fifty, from one to the next, and back to the first.',
  },
  words: [
    'The head of the last time says which it is: “Last try”, “Next try”, “Delivered”.',
    'A reason is what the CRM answered, with its code, for whoever has to ask there. No advice: the same code has many causes. Of a closed one it is what staff wrote.',
    'An empty list says that it is: “No delivery has failed.”',
    'What is put away says so in the word of its list: a failed one is handled, a held back one discarded.',
  ],
  keyboard: {
    'Left, Right': 'go from state to state.',
    Tab: 'goes to the buttons for several, then from line to line; to a table where it scrolls.',
    'Enter, Space':
      'try again, let through, or ask for the reason. What was pressed keeps the focus until that is answered; when its line leaves, the next line takes it.',
    Escape: 'closes the question for a reason; nothing is decided then.',
  },
  spoken: [
    'A table, called by its tab. The buttons of a line are read with its address, as they all say the same.',
    'A list that is being read says so as a status. What became of a decision is for the screen to say, by a toast.',
  ],
};
