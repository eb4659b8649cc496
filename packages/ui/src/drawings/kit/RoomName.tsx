import type { Point } from './geometry.ts';
import { roomName } from './plan.css.ts';

export interface RoomNameProps {
  /** Middle of its baseline. */
  at: Point;
  /** Scale of the letters, for sheets that are not about 34 feet wide. */
  size?: number;
  children: string;
}

/** The purpose of a room in a plan. Part of the drawing, so it stays on a phone. */
export function RoomName({ at: [x, y], size = 1, children }: RoomNameProps) {
  return (
    <text className={roomName} transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>
      {children}
    </text>
  );
}
