import { Drawing } from '../kit/Drawing.tsx';
import { between, level, plumb, rectangle } from '../kit/geometry.ts';
import { fills, lit, pens } from '../kit/kit.css.ts';
import { unpaid } from './OutcomeSection.css.ts';

export interface OutcomeSectionProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** A year's payment at the target, in hundredths of a percent of the investment. */
  yearlyBps: number;
  /** The share of that which is paid, from 0 to 1. */
  part: number;
}

const side = 100;
const floors = 5;
const course = 10;
const block = 20;

const foundation = Array.from({ length: side / course }, (_, index) => {
  const [top, bottom] = [index * course, (index + 1) * course];
  const joints = between(index % 2 === 0 ? 0 : -block / 2, side, block);
  return level(0, side, bottom) + joints.map((x) => plumb(x, top, bottom)).join('');
}).join('');

/**
 * A building in section: its foundation is the investment, a floor is a year's payment, and lit windows are what was
 * paid. Equal areas are equal amounts, so it is to scale for any amount.
 */
export function OutcomeSection({ label, yearlyBps, part }: OutcomeSectionProps) {
  const height = yearlyBps / 100;
  const windows = Math.ceil(height);
  const width = side / windows;
  const roof = -floors * height;
  const [margin, sill] = [width * 0.2, height * 0.22];
  const from = (index: number) => index * width + margin;
  /** Draws the windows of all floors; `share` of the first of them, from the left, is visible. */
  const row = (left: number, right: number) =>
    Array.from({ length: floors }, (_, floor) =>
      Array.from({ length: windows }, (_window, index) => {
        const start = Math.max(from(index), left);
        const end = Math.min(from(index) + width - 2 * margin, right);
        return end > start ? rectangle(start, -(floor + 1) * height + sill, end - start, height - 2 * sill) : '';
      }).join(''),
    ).join('');
  const paid = side * part;
  return (
    <Drawing label={label} viewBox={`-6 ${roof - 8} ${side + 12} ${side - roof + 10}`}>
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(0, 0, side, side)} />
      <path className={pens.fine} d={foundation} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(0, roof, side, -roof)} />
      <path
        className={pens.fine}
        d={between(roof, 0, height)
          .map((y) => level(0, side, y))
          .join('')}
      />
      <path className={unpaid} d={row(paid, side)} />
      <path className={lit} d={row(0, paid)} />
      <path className={pens.thin} d={`M-4 ${roof}L8 ${roof - 6}H${side - 8}L${side + 4} ${roof}z`} />
      <path className={pens.heavy} d={level(-6, side + 6, 0)} />
    </Drawing>
  );
}
