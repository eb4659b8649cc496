import type { LinkedText } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface LegalNoteProps {
  text: LinkedText;
}

/** The legal effect of sending a form, with links to the terms. */
export function LegalNote({ text }: LegalNoteProps) {
  return (
    <Text size="small" tone="muted">
      {text.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={part.href} href={part.href}>
            {part.label}
          </Link>
        ),
      )}
    </Text>
  );
}
