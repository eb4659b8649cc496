import { DimensionString, Drawing, Figure, Level, level, Shrubs, Tree } from '@sponsor/ui/drawings';
import { annotation, pens } from '@sponsor/ui/pens';
import { ApartmentsBay } from './ApartmentsBay.tsx';
import { ApartmentsBody } from './ApartmentsBody.tsx';
import { ApartmentsStair } from './ApartmentsStair.tsx';
import { apartmentsPlan, apartmentsStations } from './apartments-plan.ts';

export interface ApartmentsElevationProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
}

const { bays, eave, end, storey } = apartmentsPlan;

/** The ground continues past both edges of the sheet, to the edges of the drawing's frame. */
const ground = level(-400, 400, 0);

/** The street elevation of three-story walk-up apartments, with dimensions: 180 feet from end to end. */
export function ApartmentsElevation({ label }: ApartmentsElevationProps) {
  return (
    <Drawing label={label} viewBox="-120 -46 240 47" strings>
      <Tree x={-110} height={38} seed={9} />
      <Tree x={-98} height={27} seed={12} />
      <Tree x={96.5} height={26} seed={10} />
      <ApartmentsBody />
      {bays.map((bay) => (
        <ApartmentsBay key={bay.centre} {...bay} />
      ))}
      <ApartmentsStair />
      <Shrubs
        beds={[
          [-60, -53.2],
          [-48, -42],
          [-18, -11],
          [11, 18],
          [42, 48],
          [53.5, 60],
        ]}
      />
      <Tree x={-51} height={15} seed={6} />
      <Tree x={51} height={17.5} seed={13} />
      <Tree x={-86.8} height={11} seed={7} />
      <Figure x={-12} />
      <Figure x={13.8} height={5.4} />
      <Figure x={16} mirrored />
      <Figure x={64.5} height={5.5} />
      <path className={pens.heavy} d={ground} />
      <g className={annotation}>
        <DimensionString stations={apartmentsStations} depth={7.4} />
        <DimensionString stations={[-end, end]} depth={13.4} />
        <Level left={94} right={106} height={eave} label="Eave" />
        <Level left={105} right={106} height={storey * 2} label="Level 3" />
        <Level left={105} right={106} height={storey} label="Level 2" />
      </g>
    </Drawing>
  );
}
