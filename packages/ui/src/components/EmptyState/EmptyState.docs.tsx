import type { Guide } from '../../guides/guide.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  use: ['A list, a table or a chart has loaded, and there is nothing in it, yet or for this search.'],
  instead: {
    Notice: 'when it could not be read: nothing found is no failure.',
    Skeleton: 'while it is still being loaded.',
  },
  anatomy: {
    Media: 'optional, a small drawing.',
    Heading: 'what is not there.',
    Words: 'why, and what would change it.',
    Action: 'the thing to do about it, if there is one.',
  },
  words: [
    'The heading states it without drama: “No leads yet”.',
    'One sentence on when something will be here. Nothing-yet and nothing-found differ in words and in action.',
  ],
  keyboard: { Tab: 'reaches its action.' },
  spoken: ['A heading and its text, read where the list would be.'],
  compare: [
    {
      right: (
        <EmptyState heading="No leads yet" headingLevel={3}>
          Whoever signs up appears here at once.
        </EmptyState>
      ),
      wrong: <EmptyState heading="Oops! Nothing to see here" headingLevel={3} />,
      because: 'Nothing has gone wrong. It says what will be here, and when.',
    },
  ],
};
