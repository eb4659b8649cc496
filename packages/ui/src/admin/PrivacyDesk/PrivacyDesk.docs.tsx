import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'For administrators who answer people who ask what is stored about them, want to be erased, or want no contact.',
  ],
  instead: {
    LeadPanel: 'for work on a lead, where nobody can erase one by accident.',
    AuditLog: 'to see who searched for whom.',
  },
  never: [
    'For roles below administrator: omit the screen, as the server rejects their requests too.',
    'With a person whom nobody searched for: showing a person counts as a read, which is entered in the audit log.',
  ],
  anatomy: {
    Find: 'by the complete address. If nothing is stored, the message is at the field.',
    Person: 'the result: a summary of the stored data, whether there is a legal hold, whether the CRM knows.',
    Actions:
      'export, do not contact, enter a request, close one, hold, erase. An action that is not allowed now is omitted: no erasure during a hold, and only the export and open requests after an erasure.',
    Waiting: 'open requests, the earliest due date first; an overdue date is marked.',
    Closed: 'the latest answered or refused requests, with the person who closed each.',
  },
  words: [
    'A request is named after the person’s wish: “Erasure”, not after the law behind it.',
    'Text before a button says that its action cannot be undone, and the button repeats it: “Erase permanently”.',
    'One line says what is stored here, another what the CRM has been told.',
  ],
  keyboard: {
    Tab: 'moves through the search, the actions, and the addresses in the lists.',
    'Enter, Space': 'open an action that needs a reason; Enter in the reason submits it.',
    'Arrow keys': 'choose the kind of request and the outcome.',
  },
  spoken: [
    'The person who was found is announced. The person is a heading with the address, followed by a list of terms; the focus returns to that heading after an action.',
    'An error from the server is read with its field. An overdue date has the word beside it.',
  ],
};
