import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On another page: what the webinar is about and how to get to it.'],
  instead: { WebinarRegistration: 'for its own page.' },
  anatomy: {
    Words: 'heading and text.',
    Agenda: 'as points by `agendaLabel`.',
    Action: 'one button.',
    Picture: 'as high as the words.',
  },
  words: ['Agenda of three to five lines, each a question that it answers.'],
  keyboard: { Tab: 'reaches the button.' },
  spoken: ['The agenda as a list by its label.'],
};
