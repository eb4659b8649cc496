import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['UnsavedChangesProvider'],
  use: ['One lead, usually in a drawer beside the list: its details, its history, and the next action of staff.'],
  instead: {
    LeadTable: 'to find a lead.',
    DeliveryLists: 'for deliveries of all leads that need a retry.',
    AuditLog: 'to see which staff member read or changed a lead.',
  },
  never: [
    'For two leads side by side: only one form can be saved at a time.',
    'Under a heading of another level than 2: its own headings begin at 3, as in a `Drawer`.',
  ],
  anatomy: {
    Head: 'address, name, telephone, buttons to contact the person, the amount they want to invest, and the last contact. The buttons are omitted for a person who asked not to be contacted or to be erased. If another name or number arrived with the address, it is shown beside the current one with a button that accepts it: anyone who knows the address can submit one.',
    Status: 'status, owner, next action and its date, saved together.',
    Reason: 'an additional field if a person who asked not to be contacted is to be contacted again.',
    'Read only': 'the status as text, without forms, if `desk` is omitted for people who may only read.',
    Note: 'saved separately, and cannot be changed later. An erased lead has neither form.',
    History: 'what the visitor and staff did. Submitted text is collapsed at first.',
    Consent:
      'the sentence that the person agreed to and when, or, if no known page contains that sentence, that only the browser sent it. Omitted if there is none.',
    Deliveries: 'to the CRM, one row for each submission.',
  },
  words: [
    'An error is the message that your callback resolves to: let it say what is missing.',
    'Events are in the past tense, with the person who acted: “Status changed”, “By m.reyes@example.com”.',
    'A note records what was said and agreed, so that a colleague understands it a year later, in words that the lead could read too.',
  ],
  keyboard: {
    Tab: 'moves through the two forms and then through the history.',
    Enter: 'in a field of the first form saves it; in the note it starts a new line.',
    'Enter, Space': 'on “Submitted data” open and close it.',
  },
  spoken: [
    'A status while the lead loads; then parts with headings.',
    'An error is read out at once, and the entries stay. “Saved.” is read out too; a saved note only appears in the history.',
    'If a colleague changes the lead meanwhile, unsaved entries stay, and saving them does not overwrite the colleague’s changes. `UnsavedChangesProvider` reports unsaved entries, and with `drafts` keeps them after the session ends.',
  ],
};
