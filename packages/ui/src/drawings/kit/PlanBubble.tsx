import { annotationLine, annotationText } from './kit.css.ts';

export interface PlanBubbleProps {
  x: number;
  y: number;
  /** Scale of bubble and letter, for sheets that are not about 240 feet wide. */
  size: number;
  label: string;
}

/** At size 1, in feet. */
export const bubbleRadius = 2.25;

/** A name in a bubble. */
export function PlanBubble({ x, y, size, label }: PlanBubbleProps) {
  return (
    <g transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>
      <circle className={annotationLine} r={bubbleRadius} />
      <text className={annotationText} dy="0.35em">
        {label}
      </text>
    </g>
  );
}
