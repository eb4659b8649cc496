import type { Guide } from '../../guides/guide.ts';
import { Notice } from './Notice.tsx';

export const guide: Guide = {
  use: [
    'Something that people must know before they go on, next to its subject: a waiting delivery, a fund that is not open yet.',
    'The result of an action, if it stays true while the page is open, especially that something could not be saved.',
  ],
  instead: {
    Toast: 'for a passing message, for example that a download has begun.',
    ErrorSummary: 'for errors in a form, with a link to each field.',
    Confirmation: 'when everything is done and the page has nothing else to say.',
    EmptyState: 'if a list has nothing to show.',
  },
  never: ['To make a paragraph look important. A page with three notices has none.'],
  anatomy: {
    Mark: 'depends on `tone`, in shape as well as in color.',
    Title: 'optional; for those who only glance.',
    Words: 'the event, and its consequence.',
    Action: 'optional; a way to respond.',
  },
  words: [
    'A title of up to six words, without a full stop.',
    'One or two sentences: what happened, then what it means for the reader. The tone is not read out, so the words must convey how serious it is.',
    'No blame and no alarm: “The CRM does not answer. Nothing is lost.”',
  ],
  keyboard: {
    Tab: 'reaches the buttons and links of its action. Only a script can focus the notice itself, through `tabIndex`.',
  },
  spoken: [
    'Without `role` it is read in place, like any paragraph.',
    'If it appears while somebody is on the page, `role="alert"` has it read out at once. Reserve that for urgent messages; use `useAnnouncement` for others.',
  ],
  compare: [
    {
      right: (
        <Notice tone="attention" title="Two leads wait for the CRM">
          They are stored here and will be sent when it answers.
        </Notice>
      ),
      wrong: (
        <Notice tone="danger" title="Error!!!">
          Something went wrong. Please try again later.
        </Notice>
      ),
      because: 'It says what happened and what follows, and is no louder than necessary.',
    },
  ],
};
