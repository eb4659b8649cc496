import type { Guide } from '../../guides/guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export const guide: Guide = {
  use: ['A page two or more levels deep, for those who came to it from a search or a message: an article, a lead.'],
  instead: {
    Link: 'for the way back from a page that has only one level above it.',
    Pagination: 'for the pages of one list.',
  },
  anatomy: { Links: 'from the top down, each a page that exists.', 'Present page': 'the last, no link.' },
  words: ['The names of the pages themselves, shortened to four words where they are longer.'],
  keyboard: { Tab: 'goes from link to link; the present page is not a link.' },
  spoken: ['A navigation by the name in `label`, a list with its length, and “current page” at the end.'],
  compare: [
    {
      right: (
        <Breadcrumb
          label="Where this page is"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Blog', href: '#blog' },
          ]}
          current="Senior housing"
        />
      ),
      wrong: (
        <Breadcrumb
          label="Where that page is"
          items={[
            { label: 'Click to go back to the home page', href: '#home' },
            { label: 'Articles and news from our team', href: '#blog' },
          ]}
          current="Why senior housing is an urgent need in small towns"
        />
      ),
      because: 'Pages are called by their names, so that the way up stays one line on a phone.',
    },
  ],
};
