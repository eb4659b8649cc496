import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A failure of the server or of a script that leaves no page to show. The screen itself depends on nothing that may have failed.',
  ],
  instead: { NotFound: 'if the address does not exist.', Notice: 'if a part of a page fails.' },
  anatomy: {
    'Heading, text': 'what failed.',
    Actions: 'reload, or go to the home page.',
    Incident: 'a number to quote to support.',
  },
  words: ['“This page could not be shown”, not “Oops”.', 'Reassure where you can: “What you sent before is stored.”'],
  keyboard: { Tab: 'reaches the actions.' },
  spoken: ['A main landmark named by its level-1 heading.'],
};
