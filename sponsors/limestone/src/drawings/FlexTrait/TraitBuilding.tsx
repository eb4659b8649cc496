import { between, circle, Figure, level, plumb, polygon, polyline, rectangle } from '@sponsor/ui/drawings';
import { annotationLine, fills, glass, pens } from '@sponsor/ui/pens';

const floor = 104;
const [left, right] = [26, 170];
/** The roof slopes down to the back of the building. */
const eaves = { left: 46, right: 38 };
const roofAt = (x: number) => eaves.left + ((eaves.right - eaves.left) * (x - left)) / (right - left);
const doorHead = 68;

const columns = [left + 4, (left + right) / 2, right - 4];

/** Section through one bay: a slab, a steel frame, a roof on purlins, a roll-up door and an office. */
export function TraitBuilding() {
  return (
    <>
      <path
        className={`${pens.medium} ${fills.tint}`}
        d={polygon([
          [left - 6, floor],
          [right + 6, floor],
          [right + 6, floor + 12],
          [right - 4, floor + 12],
          [right - 8, floor + 6],
          [left + 8, floor + 6],
          [left + 4, floor + 12],
          [left - 6, floor + 12],
        ])}
      />
      <path className={fills.shade} d={rectangle(128, 74, right - 128, floor - 74)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(126, 72, right - 126, 3) + rectangle(126, 75, 3, floor - 75)}
      />
      <path className={glass} d={rectangle(right - 2, 79, 3, 22)} />
      <path className={pens.medium} d={columns.map((x) => plumb(x, roofAt(x), floor)).join('')} />
      <path
        className={pens.thin}
        d={polyline([
          [left, roofAt(left) + 8],
          [right, roofAt(right) + 8],
        ])}
      />
      <path
        className={pens.fine}
        d={polyline(
          Array.from({ length: 25 }, (_, index) => {
            const x = left + (index * (right - left)) / 24;
            return [x, roofAt(x) + (index % 2) * 8] as const;
          }),
        )}
      />
      <path
        className={`${pens.thin} ${fills.accent}`}
        d={polygon([
          [left - 8, roofAt(left - 8)],
          [right + 8, roofAt(right + 8)],
          [right + 8, roofAt(right + 8) - 5],
          [left - 8, roofAt(left - 8) - 5],
        ])}
      />
      <path
        className={pens.heavy}
        d={plumb(left, roofAt(left), doorHead) + plumb(right, roofAt(right), 77) + plumb(right, 101, floor)}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={circle(left + 5, doorHead - 4, 4.5) + circle(left + 5, doorHead - 4, 2)}
      />
      <path className={pens.medium} d={plumb(left + 1, doorHead, 82)} />
      <path className={`${pens.thin} ${fills.detail}`} d={rectangle(right + 1.5, 73, 13, 3)} />
      <Shelves />
      <g transform={`translate(0 ${floor})`}>
        <Figure x={50} height={15.5} />
        <Figure x={146} height={15} mirrored />
      </g>
      <path className={pens.heavy} d={level(4, left - 6, floor) + level(right + 6, 196, floor)} />
      <path
        className={annotationLine}
        d={
          plumb(190, roofAt(right + 8), floor) +
          [roofAt(right + 8), floor]
            .map((y) =>
              polyline([
                [186, y + 4],
                [194, y - 4],
              ]),
            )
            .join('')
        }
      />
    </>
  );
}

function Shelves() {
  const boards = [64, 77, 90];
  return (
    <path
      className={pens.thin}
      d={
        plumb(66, 60, floor) +
        plumb(92, 60, floor) +
        boards.map((y) => level(66, 92, y)).join('') +
        between(64, floor, 13)
          .map((y) => rectangle(69, y - 8, 8, 8) + rectangle(80, y - 6, 9, 6))
          .join('')
      }
    />
  );
}
