import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Terms, privacy, notices.'],
  instead: { Article: 'for texts that persuade or explain.' },
  anatomy: {
    Head: 'title and date.',
    'Sample notice': 'until counsel has reviewed the text.',
    Sections: 'headings on the left, paragraphs on the right.',
  },
  words: ['The wording of counsel. Each section opens with one plain sentence.'],
  keyboard: { Tab: 'reaches links.' },
  spoken: ['Sections with level-2 headings.'],
};
