import type { Guide } from '../../guides/guide.ts';
import { Tabs } from './Tabs.tsx';

export const guide: Guide = {
  use: ['Views of one thing on a staff screen, each used for a while: a lead’s history, its messages.'],
  instead: {
    Disclosure: 'on public pages, where everything must work without scripts.',
    Link: 'for pages with their own addresses.',
  },
  never: ['For steps in an order.', 'For things that people compare.'],
  anatomy: { 'Row of tabs': 'one is chosen; the row scrolls if it is too narrow.', View: 'under it.' },
  words: ['One or two words each, nouns, in the same grammatical form. Two to six tabs.'],
  keyboard: {
    'Arrow left, right': 'move from tab to tab and show its view.',
    'Home, End': 'the first and the last.',
    Tab: 'moves into the view.',
  },
  spoken: ['A tab list named by `label`; each tab with its position and whether it is chosen.'],
  compare: [
    {
      right: (
        <Tabs
          label="What staff see of a lead"
          tabs={[
            { value: 'history', label: 'History', content: 'Submissions and actions.' },
            { value: 'consent', label: 'Consent', content: 'Terms the person agreed to.' },
          ]}
        />
      ),
      wrong: (
        <Tabs
          label="How to invest"
          tabs={[
            { value: 'one', label: 'Step 1', content: 'Read the circular.' },
            { value: 'two', label: 'Step 2', content: 'Sign up.' },
          ]}
        />
      ),
      because: 'Views of one thing may hide each other. Steps have an order, which tabs do not show.',
    },
  ],
};
