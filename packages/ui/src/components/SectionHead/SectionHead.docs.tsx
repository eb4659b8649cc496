import type { Guide } from '../../guides/guide.ts';
import { SectionHead } from './SectionHead.tsx';

export const guide: Guide = {
  use: ['The top of a section with a heading and a sentence about it.'],
  instead: { Heading: 'if there is no introduction.', PageHead: 'for the headline of a page.' },
  anatomy: { Heading: 'on the left.', Introduction: 'aligned with its last line; under it below 768 px.' },
  words: ['A heading of two to eight words.', 'An introduction of 10 to 35 words that adds something to it.'],
  keyboard: { Tab: 'reaches note marks in the introduction.' },
  spoken: ['A heading of the level you give, then a paragraph.'],
  compare: [
    {
      right: (
        <SectionHead
          heading="What stands behind it"
          headingLevel={3}
          headingId="what-stands-behind-it"
          introduction={['Three kinds of building, in towns of 5,000 to 40,000 people.']}
        />
      ),
      wrong: (
        <SectionHead
          heading="Investments"
          headingLevel={3}
          headingId="investments"
          introduction={['Here you will find all information about our investments.']}
        />
      ),
      because: 'The introduction adds something to the heading, or is omitted.',
    },
  ],
};
