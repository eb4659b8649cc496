import type { SampleBookWords } from '@sponsor/contract';
import { FlipBook, Link, Stack, Text } from '@sponsor/ui';

/** In pixels, as `npm run documents:make` renders each page. */
const widths = [816, 1632] as const;
const [, width] = widths;
const height = 2112;

interface SampleBookProps {
  words: SampleBookWords;
  pageCount: number;
}

/** A sample document as a flip book. The fragment `#page-3` opens it at that page. */
export function SampleBook({ words, pageCount }: SampleBookProps) {
  const { label, title, text, note, document } = words;
  const folder = document.url.replace(/\.pdf$/, '');
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const page = `${folder}/${String(index + 1).padStart(2, '0')}`;
    return {
      id: `page-${index + 1}`,
      src: `${page}-${widths[0]}.webp`,
      srcSet: widths.map((wide) => `${page}-${wide}.webp ${wide}w`).join(', '),
      width,
      height,
    };
  });
  return (
    <Stack space="x4">
      <Text>{text}</Text>
      <FlipBook
        aria-label={title}
        pages={pages}
        note={
          <Text size="small" tone="muted">
            {note}{' '}
            <Link href={document.url} external>
              {label}
            </Link>
          </Text>
        }
      />
    </Stack>
  );
}
