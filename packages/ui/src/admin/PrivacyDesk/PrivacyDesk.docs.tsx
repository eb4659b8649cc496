import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Where administrators answer persons who ask what is kept of them, want it erased, or want to be left alone.'],
  instead: {
    LeadPanel: 'for working with a lead: there nobody erases by accident.',
    AuditLog: 'for who looked for whom.',
  },
  never: [
    'For roles below administrator: leave out the screen, as the server refuses them too.',
    'With a person who was not asked for: to show one is to read what is kept, which is entered in the audit log.',
  ],
  anatomy: {
    Find: 'by the whole address. Where nothing is kept, the sentence stands at the field.',
    Person: 'who was found: what is kept in a few lines, whether a hold stands, whether the CRM has been told.',
    'What can be done':
      'export, leave alone, enter a request, close one, hold, erase. What may not be done now is not there: no erasure under a hold, nothing but the export once erased.',
    Waiting: 'requests without an answer, the first due first; a day that has passed is marked.',
    Closed: 'the last that were answered or refused, and by whom.',
  },
  words: [
    'A request is named by what the person wants: “To be erased”, not by the law it comes from.',
    'What cannot be undone says so before its button, and the button says it again: “Erase for good”.',
    'Whether the CRM knows is told apart from whether we have done it.',
  ],
  keyboard: {
    Tab: 'goes through the search, what can be done, and the addresses of the lists.',
    'Enter, Space': 'open what asks for a reason; Enter in the reason does it.',
    'Arrow keys': 'choose what was asked for, and the outcome.',
  },
  spoken: [
    'Who was found is read out. The person is a heading with the address, under which a list of terms follows; what was done leads back to it.',
    'A refusal of the server is read at the field that it belongs to. That a day has passed is said in words beside it.',
  ],
};
