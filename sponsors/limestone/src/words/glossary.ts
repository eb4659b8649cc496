import type { GlossaryContent } from '@sponsor/contract';
import { aToF } from './glossary/a-to-f.ts';
import { gToP } from './glossary/g-to-p.ts';
import { qToW } from './glossary/q-to-w.ts';

export const glossary: GlossaryContent = {
  heading: 'Glossary',
  lede: 'What the terms of real estate investing mean in general, in plain sentences. What they mean in one of our offerings is set out in its document, which prevails over this page.',
  indexLabel: 'Letters',
  placeLabel: 'In the glossary',
  sourceLabel: 'Defined in',
  letters: [...aToF, ...gToP, ...qToW],
  missing: {
    heading: 'Is a word missing?',
    text: 'Tell us which, and where you read it. We will explain it.',
    actions: [{ label: 'Ask us', href: '/contact' }],
  },
};
