import type { DrawingText } from '@sponsor/domain';
import type { TitleMarkProps } from './TitleMark.tsx';

/** Returns the text under a drawing, without the drawing's own. */
export const titleOf = ({ number, sheet, title, caption }: DrawingText): TitleMarkProps => ({
  number,
  sheet,
  title,
  caption,
});
