import { between, level, Masonry, plumb, polygon, rectangle } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';
import { storageLength, storagePlan, storageStations } from './storage-plan.ts';

const { eave, ridge, unit, unitsABay } = storagePlan;
const overhang = 1.8;
const pier = 0.95;
const plinth = 2.2;

/** The row without its doors: a low roof of seamed metal over a paneled wall, with a stone pier every four units. */
export function StorageRow() {
  const ribs = between(2.6, storageLength - 2.6, 1.25).map((x) => plumb(x, -ridge, -eave));
  const joints = between(0, storageLength, unit).filter((x) => x % (unit * unitsABay) !== 0);
  return (
    <>
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={polygon([
          [-overhang, -eave],
          [3, -ridge],
          [storageLength - 3, -ridge],
          [storageLength + overhang, -eave],
        ])}
      />
      <path className={siding} d={ribs.join('')} />
      <path className={pens.medium} d={level(2.6, storageLength - 2.6, -ridge)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(0, -eave, storageLength, eave)} />
      <Masonry spans={[[0, storageLength]]} height={plinth} block={[1.1, 2.5]} />
      <path className={pens.thin} d={joints.map((x) => plumb(x, -eave, 0)).join('')} />
      <Masonry spans={storageStations.map((x) => [x - pier, x + pier])} height={eave - 0.4} block={[1.25, 1.3]} />
      <path className={fills.shade} d={rectangle(-pier, 0.6 - eave, storageLength + pier * 2, 1.8)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(-overhang - 0.6, -eave - 0.5, storageLength + overhang * 2 + 1.2, 1.4)}
      />
      <path className={pens.fine} d={level(-overhang - 0.6, storageLength + overhang + 0.6, 0.35 - eave)} />
    </>
  );
}
