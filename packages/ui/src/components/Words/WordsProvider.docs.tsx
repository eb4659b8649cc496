import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Once around a page that is not in English, or whose sponsor says “Close” in another way, and around its `ToastProvider`.',
  ],
  instead: { Text: 'for everything that a reader reads: those words come in as props.' },
  never: ['Two languages on one page, unless a part says so by `lang`.'],
  anatomy: { Words: 'the two dozen that repeat in every site: close, clear, next slide, note 3.' },
  words: [
    'As short as the English ones: most stand on a button or are read out after something else.',
    'Keep what is in braces, such as `{count}`; its place in the sentence is yours.',
  ],
  keyboard: {},
  spoken: ['It says nothing itself. A prop of a component, such as `closeLabel`, goes before it.'],
};
