import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from '../Link/Link.tsx';
import { elevation } from '../Picture/Picture.fixtures.ts';
import type { FlipBookProps } from './FlipBook.tsx';

export const flipBook: FlipBookProps = {
  'aria-label': 'Private placement memorandum, sample',
  pages: Array.from({ length: 15 }, (_, index) => ({
    id: `page-${index + 1}`,
    src: elevation.src,
    width: 1224,
    height: 1584,
  })),
  note: (
    <Text size="small" tone="muted">
      The pages are pictures. <Link href="/memorandum.pdf">Read the same as a document</Link>
    </Text>
  ),
};
