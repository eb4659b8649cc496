import type { Guide } from '../../guides/guide.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  use: ['A loaded list, table or chart that is empty, yet or for this search.'],
  instead: {
    Notice: 'if it could not be loaded: an empty result is no failure.',
    Skeleton: 'while it is loading.',
  },
  anatomy: {
    Media: 'optional, a small drawing.',
    Heading: 'the missing content.',
    Words: 'the reason, and what would change it.',
    Action: 'a way to change it, if there is one.',
  },
  words: [
    'The heading states it plainly: “No leads yet”.',
    'One sentence on when something will appear. “Nothing yet” and “nothing found” need different words and actions.',
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
