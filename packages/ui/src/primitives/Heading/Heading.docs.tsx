import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  use: [
    'The name of any part of a page. Choose `level` by the outline, and `size` only if the layout needs another look.',
  ],
  instead: {
    Text: 'for a large line that names nothing, such as a lede.',
    SectionHead: 'at the top of a section, with an introduction beside it.',
  },
  never: ['Two level-1 headings on a page, or a level skipped to get a size.'],
  anatomy: { Heading: 'in the display face down to heading 3, smaller ones in the text face.' },
  words: [
    'Up to eight words, in sentence case or as the sponsor’s name is written; no full stop.',
    'It states the content: “Targets are not promises”, not “Important information”.',
  ],
  keyboard: {},
  spoken: [
    'Read with its level, and listed by every screen reader: the headings should be enough to tell what the page is about.',
  ],
  compare: [
    {
      right: (
        <Stack space="x2">
          <Heading level={3} size="heading3">
            What it costs
          </Heading>
          <Heading level={4} size="body">
            Each year
          </Heading>
        </Stack>
      ),
      wrong: (
        <Stack space="x2">
          <Heading level={3} size="body">
            What it costs
          </Heading>
          <Text size="lede" weight="strong">
            Each year
          </Text>
        </Stack>
      ),
      because:
        'The level is the position in the outline and the size is the look. For people who navigate by heading, large text is no heading.',
    },
  ],
};
