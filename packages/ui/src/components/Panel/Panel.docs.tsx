import type { Guide } from '../../guides/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Panel } from './Panel.tsx';

export const guide: Guide = {
  use: [
    'A page that exists for one form, such as the deck’s or the webinar’s, so that it is found at once. One per page.',
  ],
  instead: { Card: 'for several similar items.', Section: 'for a band of a page.' },
  never: ['Two on a page.'],
  anatomy: { Rule: 'dark.', 'Heading, introduction': 'the purpose of the form.', Content: 'the form.' },
  words: [
    'The heading says what the reader gets: “Get the deck”.',
    'The introduction says in up to 25 words what happens after sending.',
  ],
  keyboard: { Tab: 'moves through its content.' },
  spoken: ['A plain `div`; its heading names it in the outline.'],
  compare: [
    {
      right: (
        <Panel heading="Get the deck" headingLevel={3} introduction="It opens as soon as your address is stored.">
          <Button>Open the deck</Button>
        </Panel>
      ),
      wrong: (
        <Panel heading="Form" headingLevel={3} introduction="Please fill in all fields marked with an asterisk.">
          <Button>Submit</Button>
        </Panel>
      ),
      because: 'It says what the reader gets and what happens next, and not how to use a form.',
    },
  ],
};
