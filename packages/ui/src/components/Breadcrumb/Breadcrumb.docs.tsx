import type { Guide } from '../../guides/guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export const guide: Guide = {
  use: ['A page two or more levels deep, for people who came from a search or a message: an article, a lead.'],
  instead: {
    Link: 'for the way back from a page one level deep.',
    Pagination: 'for the pages of one list.',
  },
  anatomy: {
    Links: 'from the top down, each to an existing page.',
    'Current page': 'the last item, not a link; on phones only for screen readers, because the heading repeats it.',
  },
  words: ['The names of the pages, shortened to four words if they are longer.'],
  keyboard: { Tab: 'moves from link to link; the current page is not a link.' },
  spoken: ['A navigation named `Breadcrumb`, a list with its length, and “current page” at the end.'],
  compare: [
    {
      right: (
        <Breadcrumb
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Blog', href: '#blog' },
            { label: 'Senior housing', href: '#senior-housing' },
          ]}
        />
      ),
      wrong: (
        <Breadcrumb
          items={[
            { label: 'Click to go back to the home page', href: '#home' },
            { label: 'Articles and news from our team', href: '#blog' },
            { label: 'Why senior housing is an urgent need in small towns', href: '#senior-housing' },
          ]}
        />
      ),
      because: 'Page names keep the breadcrumb on one line.',
    },
  ],
};
