import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Deliveries that have not reached the CRM, and the reasons, for staff who retry them or decide about submissions that were held back.',
  ],
  instead: {
    DeliveryHealthStrip: 'to show whether anything needs attention.',
    LeadPanel: 'for the deliveries of one lead.',
    DataTable: 'for other rows.',
  },
  never: [
    'With buttons for people who may only read: omit `decisions`; the lists then have no buttons and no checkboxes.',
  ],
  anatomy: {
    Tabs: 'one for each state, with its count. Failed and Held back are first, because only these need a decision.',
    Failed: 'the reason, retry for one or for all, and “Mark as handled” for one or several.',
    'Held back':
      'submissions that a program seems to have sent, or that came from people who asked not to be contacted. The address links to the lead with the submitted text; staff deliver or discard each.',
    Waiting: 'the time of the next try, and the error of the last one.',
    Delivered: 'the latest deliveries, with their times.',
    Closed: 'deliveries that staff closed, with the reason and a button that delivers them after all.',
    'Loading, empty': 'a message instead of the list.',
    Pages: 'of fifty, with buttons for the next page and back to the first.',
  },
  words: [
    'The head of the time column says what happened then: “Last attempt”, “Next attempt”, “Delivered”.',
    'A reason is the response of the CRM with its status code, to quote to the CRM’s support. It gives no advice, because one code has many causes. The reason of a closed delivery is the text that staff entered.',
    'An empty list says so: “No delivery has failed.”',
    'The verb for closing fits the list: a failed delivery is handled, a held one is discarded.',
  ],
  keyboard: {
    'Left, Right': 'move from tab to tab.',
    Tab: 'moves to the buttons for several rows, then from row to row; to the table itself if it scrolls.',
    'Enter, Space':
      'on a button retry, deliver, or ask for a reason. The button keeps the focus; if its row disappears, the next row gets it.',
    Escape: 'closes the question for a reason without a change.',
  },
  spoken: [
    'A table named by its tab. The name of each row’s buttons includes the address, because their labels repeat.',
    'A loading list announces it as a status. The screen announces the result of an action, with a toast.',
  ],
};
