import type { Guide } from '../../guides/guide.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  use: ['What is known of one thing, a line each: a lead’s address, status and campaign.'],
  instead: { DataTable: 'for several things with the same lines.', PointList: 'for points without a term.' },
  anatomy: { Term: 'at the left, above where there is no room.', Description: 'beside it: words, a badge, a link.' },
  words: ['Terms of one to three words, without a colon.', 'What is unknown says so: “Not given”.'],
  keyboard: { Tab: 'reaches links and buttons in it.' },
  spoken: ['A list of terms, each read before what belongs to it.'],
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
      because: 'Short terms leave room for what they name, and what is unknown says that it is.',
    },
  ],
};
