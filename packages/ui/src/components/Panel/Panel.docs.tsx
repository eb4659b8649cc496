import type { Guide } from '../../guides/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Panel } from './Panel.tsx';

export const guide: Guide = {
  use: ['A page exists for one form, as the deck’s or the webinar’s, and the eye must find it at once. One per page.'],
  instead: { Card: 'for several things that are alike.', Section: 'for a band of a page.' },
  never: ['Two on a page.'],
  anatomy: { Rule: 'of ink.', 'Heading, introduction': 'what the form is for.', Content: 'the form.' },
  words: [
    'The heading says what the reader gets: “Get the deck”.',
    'The introduction says in up to 25 words what happens after sending.',
  ],
  keyboard: { Tab: 'goes through what is in it.' },
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
      because: 'It says what the reader gets and what happens next, and not how to work a form.',
    },
  ],
};
