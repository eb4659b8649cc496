import { fills } from './kit.css.ts';

export interface FigureProps {
  x: number;
  /** In feet. */
  height?: number;
  /** Turns the figure to face left. */
  mirrored?: boolean;
}

const modelHeight = 40;

/** A standing person in silhouette, for scale. */
export function Figure({ x, height = 5.7, mirrored }: FigureProps) {
  const scale = height / modelHeight;
  return (
    <g className={fills.ink} transform={`translate(${x}) scale(${mirrored ? -scale : scale} ${scale})`}>
      <circle cy="-36.6" r="3.3" />
      <path d="M-4.6-31.4Q0-33.4 4.4-31.2L6-17.4 4.2-17 3-26 3.4-15.6 3.2 0H.9L.1-14.4-1.1 0H-3.4L-3.6-16 -3-26-4.8-17.2-6.4-17.8z" />
    </g>
  );
}
