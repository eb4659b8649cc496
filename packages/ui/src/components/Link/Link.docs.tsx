import type { Guide } from '../../guides/guide.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  also: ['LinkProvider'],
  use: ['To go somewhere, in a sentence, in a navigation, or on a line of its own.'],
  instead: { ButtonLink: 'for the main way on from a section.', Button: 'when something is done here.' },
  never: ['To open a new tab without `external`.'],
  anatomy: { Words: 'underlined in text, so that colour is not all.', Arrow: 'with `external`.' },
  words: [
    'Names its goal, and makes sense by itself: “the offering circular”, never “here”.',
    'The same goal has the same words.',
  ],
  keyboard: { Enter: 'follows it.' },
  spoken: [
    'Its words and “link”. With `external`, also that it opens a new tab.',
    '`LinkProvider` changes what follows it, not what is read.',
  ],
  compare: [
    {
      right: (
        <Text>
          What it costs is set out in the <Link href="#circular">offering circular</Link>.
        </Text>
      ),
      wrong: (
        <Text>
          For the offering circular, click <Link href="#here">here</Link>.
        </Text>
      ),
      because: 'The link makes sense by itself, for who goes from link to link.',
    },
  ],
};
