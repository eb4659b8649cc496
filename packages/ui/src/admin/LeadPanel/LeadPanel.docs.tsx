import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['UnsavedChangesProvider'],
  use: ['One lead, as a rule in a drawer beside the list: what is known, what was done, and what staff do next.'],
  instead: {
    LeadTable: 'to find a lead.',
    DeliveryLists: 'for deliveries of all leads that have to be tried again.',
    AuditLog: 'for which of the staff has read or changed it.',
  },
  never: [
    'For two leads side by side: there is one form to save.',
    'Under anything but a heading of level 2: its own begin at 3, as in a `Drawer`.',
  ],
  anatomy: {
    Head: 'address, name, telephone and the ways to reach them, what they want, and when they were contacted last. None of the ways for somebody who asked not to be contacted, or to be forgotten. Another name or number that came with the address is told beside them, with a button to use it: anybody who knows the address can send one.',
    'How it stands': 'status, owner, the next action and its day, which are saved together.',
    Reason: 'one more field, when somebody who asked not to be contacted is to be contacted again.',
    'Read only': 'how it stands, in words, and neither form, where `desk` is left out for those who may only look.',
    Note: 'is added by itself and cannot be changed afterwards. Neither form is there for a person who was erased.',
    History: 'what the visitor and staff did, with what was sent closed until asked for.',
    Consent:
      'what was agreed to and when, in the words that were shown, or that the browser sent where no page is known to have said so. Left out where nothing is known of it.',
    Deliveries: 'to the CRM, a line for each submission.',
  },
  words: [
    'A refusal is the sentence that your callback answers: let it say what is missing.',
    'Events are told in the past tense, with who did it: “Status changed”, “By m.reyes@example.com”.',
    'A note says what was said and agreed, for a colleague who reads it in a year, and so that the lead could read it too.',
  ],
  keyboard: {
    Tab: 'goes through the two forms and then to what can be opened in the history.',
    Enter: 'in a line of the first form saves it; in the note it begins a new line.',
    'Enter, Space': 'on “What was sent” open and close it.',
  },
  spoken: [
    'A status while the lead is read. Then its parts by their headings.',
    'A refusal is read out at once, and what was typed stays. “Saved.” is read out too; that a note was stored shows in the history alone.',
    'What was typed stays also when a colleague changes the lead meanwhile, and nothing of theirs is taken back by saving it; `UnsavedChangesProvider` tells that it is there, and with `drafts` keeps it over the end of a session.',
  ],
};
