import type { DrawingText } from '@sponsor/domain';
import type { TitleMarkProps } from './TitleMark.tsx';

/** What stands under a drawing. The rest of its words are the drawing's own. */
export const titleOf = ({ number, sheet, title, caption }: DrawingText): TitleMarkProps => ({
  number,
  sheet,
  title,
  caption,
});
