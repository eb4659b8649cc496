import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A summary of the webinar with a link to it, on another page.'],
  instead: { WebinarRegistration: 'for the webinar’s own page.' },
  anatomy: {
    Words: 'heading and text.',
    Agenda: 'as points, named by `agendaLabel`.',
    Action: 'one button.',
    Picture: 'as high as the words.',
  },
  words: ['An agenda of three to five lines, each a question that the webinar answers.'],
  keyboard: { Tab: 'reaches the button.' },
  spoken: ['The agenda is a list named by its label.'],
};
