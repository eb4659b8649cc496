import type { Guide } from '../../guides/guide.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  use: ['The facts about one thing, one per line: a lead’s address, status and campaign.'],
  instead: { DataTable: 'for several things with the same facts.', PointList: 'for points without a term.' },
  anatomy: { Term: 'on the left, or above if there is no room.', Description: 'beside it: words, a badge, a link.' },
  words: ['Terms of one to three words, without a colon.', 'An unknown value says so: “Not given”.'],
  keyboard: { Tab: 'reaches links and buttons in it.' },
  spoken: ['A list of terms, each read before its description.'],
  compare: [
    {
      right: (
        <DescriptionList
          items={[
            { term: 'Phone', description: '(317) 555-0100' },
            { term: 'Amount', description: 'Not given' },
          ]}
        />
      ),
      wrong: (
        <DescriptionList
          items={[
            { term: 'Phone number of the lead:', description: '(317) 555-0100' },
            { term: 'Amount that was chosen:', description: '' },
          ]}
        />
      ),
      because: 'Short terms leave room for their values, and an unknown value is stated.',
    },
  ],
};
