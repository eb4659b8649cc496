import type { Point } from './geometry.ts';
import { roomName } from './plan.css.ts';

export interface RoomNameProps {
  /** Middle of its baseline. */
  at: Point;
  /** Of the letters, where a sheet is not about 34 feet wide. */
  size?: number;
  children: string;
}

/** What a room of a plan is for. Part of the drawing, so it stays on a phone. */
export function RoomName({ at: [x, y], size = 1, children }: RoomNameProps) {
  return (
    <text className={roomName} transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>
      {children}
    </text>
  );
}
