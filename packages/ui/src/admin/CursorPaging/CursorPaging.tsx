import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';

interface CursorPagingProps {
  firstLabel: string;
  nextLabel: string;
  /** Omit it on the first page. */
  onFirst: (() => void) | undefined;
  /** Omit it on the last page. */
  onNext: (() => void) | undefined;
}

/** The buttons of a list whose pages have no numbers: to its first page, and to the next one. */
export function CursorPaging({ firstLabel, nextLabel, onFirst, onNext }: CursorPagingProps) {
  if (!onFirst && !onNext) return null;
  return (
    <Inline space="x3">
      {onFirst && (
        <Button variant="outline" onClick={onFirst}>
          {firstLabel}
        </Button>
      )}
      {onNext && (
        <Button variant="outline" onClick={onNext}>
          {nextLabel}
        </Button>
      )}
    </Inline>
  );
}
