import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Terms, privacy, notices.'],
  instead: { Article: 'for texts that persuade or explain.' },
  anatomy: {
    Head: 'title and date.',
    'Sample notice': 'as long as counsel has not reviewed it.',
    Sections: 'headings at the left, paragraphs at the right.',
  },
  words: ['As counsel wrote it. Each section opens with one plain sentence.'],
  keyboard: { Tab: 'reaches links.' },
  spoken: ['Sections by their headings of level 2.'],
};
