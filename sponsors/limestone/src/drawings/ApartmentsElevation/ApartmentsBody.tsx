import { between, level, Masonry, plumb, polygon, rectangle, Wall, Windows } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';
import { apartmentsPlan } from './apartments-plan.ts';

const { eave, end, ridge, storey, windows } = apartmentsPlan;
const roofFoot = end + 2.4;
const roofHead = end - 9;
const sash = { width: 3.8, height: 5.8, panes: [2, 2] } as const;
const upperFloors = [1, 2];
const occupied = [-47.4, 14];

const glass = (centres: readonly number[], floor: number) =>
  centres.map((x) => [x - sash.width / 2, -floor * storey - 7.8] as const);

/** The long wall behind the bays: siding over a story of limestone, under a shingled hip roof. */
export function ApartmentsBody() {
  const shingles = between(eave, ridge, 1.15).map((height) => {
    const inset = ((height - eave) / (ridge - eave)) * (roofFoot - roofHead);
    return level(inset - roofFoot, roofFoot - inset, -height);
  });
  return (
    <>
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={polygon([
          [-roofFoot, -eave],
          [-roofHead, -ridge],
          [roofHead, -ridge],
          [roofFoot, -eave],
        ])}
      />
      <path className={siding} d={shingles.join('')} />
      <path className={pens.medium} d={level(-roofHead - 0.5, roofHead + 0.5, -ridge)} />
      <Wall left={-end} right={end} height={eave} />
      <Masonry spans={[[-end, end]]} height={storey} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-end - 0.3, -storey - 0.7, end * 2 + 0.6, 0.9)} />
      <path className={fills.shade} d={rectangle(-end, 1 - eave, end * 2, 2)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-end - 2.4, -eave - 0.4, end * 2 + 4.8, 1.5)} />
      <path
        className={pens.thin}
        d={[-end + 0.4, end - 1.2]
          .map((x) => plumb(x, 1.1 - eave, -storey - 0.7) + plumb(x + 0.8, 1.1 - eave, -storey - 0.7))
          .join('')}
      />
      <Windows at={glass(windows, 0)} {...sash} />
      {upperFloors.map((floor) => (
        <Windows
          key={floor}
          at={glass(
            windows.filter((x) => x !== occupied[floor - 1]),
            floor,
          )}
          {...sash}
        />
      ))}
      <Windows at={upperFloors.flatMap((floor) => glass(occupied.slice(floor - 1, floor), floor))} {...sash} occupied />
    </>
  );
}
