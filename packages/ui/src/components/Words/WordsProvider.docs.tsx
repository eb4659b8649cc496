import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Once around a page that is not in English, or whose sponsor words “Close” differently, and around its `ToastProvider`.',
  ],
  instead: { Text: 'for all other text, which comes in as props.' },
  never: ['Two languages on one page, unless a part declares its own with `lang`.'],
  anatomy: { Words: 'the two dozen that occur on every site: close, clear, next slide, note 3.' },
  words: [
    'As short as the English ones: most are on a button or read out after something else.',
    'Keep the placeholders in braces, such as `{count}`; put them anywhere in the sentence.',
  ],
  keyboard: {},
  spoken: ['It renders nothing itself. A prop of a component, such as `closeLabel`, takes precedence.'],
};
