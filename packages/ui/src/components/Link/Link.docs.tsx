import type { Guide } from '../../guides/guide.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  also: ['LinkProvider'],
  use: ['To go somewhere: in a sentence, in a navigation, or on a separate line.'],
  instead: { ButtonLink: 'for the main next step of a section.', Button: 'for an action on this page.' },
  never: ['To open a new tab without `external`.'],
  anatomy: { Words: 'underlined in text, so that color is not the only sign.', Arrow: 'with `external`.' },
  words: [
    'Names its destination, and makes sense on its own: “the offering circular”, never “here”.',
    'Use the same words for the same destination.',
  ],
  keyboard: { Enter: 'follows it.' },
  spoken: [
    'Its words and “link”. With `external`, also that it opens a new tab.',
    '`LinkProvider` changes how links navigate, not how they are read.',
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
      because: 'The link makes sense on its own, for people who move from link to link.',
    },
  ],
};
