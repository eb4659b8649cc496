import type { Guide } from '../../guides/guide.ts';
import { Notice } from './Notice.tsx';

export const guide: Guide = {
  use: [
    'Something that somebody must know before going on, in the place that it is about: a delivery that waits, a fund that is not open yet.',
    'The answer to an action when it stays true for as long as the page is open, above all that something could not be saved.',
  ],
  instead: {
    Toast: 'for what passes by itself, such as a download that has begun.',
    ErrorSummary: 'for mistakes in a form, with a link to each field.',
    Confirmation: 'when everything there was to do is done, and the page has nothing else to say.',
    EmptyState: 'where a list has nothing to show.',
  },
  never: ['To make a paragraph look important. A page with three notices has none.'],
  anatomy: {
    Mark: 'follows from `tone`, in shape as well as in colour.',
    Title: 'optional; for those who only glance.',
    Words: 'what it is, and what follows from it.',
    Action: 'optional; what can be done about it.',
  },
  words: [
    'A title of up to six words, without a full stop.',
    'One or two sentences: what happened, then what it means for the reader. The tone is not read out, so the words alone say how grave it is.',
    'No blame and no alarm: “The CRM does not answer. Nothing is lost.”',
  ],
  keyboard: {
    Tab: 'reaches the buttons and links of its action. The notice itself takes the focus only from a script, by `tabIndex`.',
  },
  spoken: [
    'Without `role` it is read where it stands, as any paragraph.',
    'Where it appears while somebody is on the page, `role="alert"` has it read out at once. Keep that for what cannot wait; what can goes to `useAnnouncement`.',
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
      because: 'It says what happened and what follows, and is no louder than it has to be.',
    },
  ],
};
