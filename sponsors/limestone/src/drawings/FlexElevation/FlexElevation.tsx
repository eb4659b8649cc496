import {
  BoxTruck,
  DimensionString,
  Drawing,
  Figure,
  GridBubble,
  level,
  rectangle,
  Shrubs,
  Tree,
} from '@sponsor/ui/drawings';
import { annotation, fills, pens } from '@sponsor/ui/pens';
import { FlexBay, FlexShadow } from './FlexBay.tsx';
import { flexLength, flexPlan, flexStations } from './flex-plan.ts';

export interface FlexElevationProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
}

const { bay, bays, height, openBay, paintedBay } = flexPlan;
const high: readonly number[] = flexPlan.high;
const occupied = new Set([1, 6]);

const low = Array.from({ length: bays }, (_, index) => index).filter((index) => !high.includes(index));

/** Returns whether a bay on either side of a grid line is high. */
const neighbours = (line: number) => high.includes(line - 1) || high.includes(line);

/** The ground continues past both edges of the sheet, to the edges of the drawing's frame. */
const ground = level(-400, 600, 0);

/** The street elevation of a row of small bays for local trades, with dimensions: eight bays in 200 feet. */
export function FlexElevation({ label }: FlexElevationProps) {
  return (
    <Drawing label={label} viewBox="-26 -41 252 42" strings>
      <g className={annotation}>
        {flexStations.map((x, index) => (
          <GridBubble
            key={x}
            x={x}
            height={35}
            foot={neighbours(index) ? 26.4 : 21.4}
            label={`${index + 1}`}
            size={1.12}
          />
        ))}
      </g>
      <Tree x={-19} height={36} seed={14} />
      <Tree x={-8.5} height={22} seed={5} />
      <Tree x={214} height={34} seed={3} />
      {low.map((index) => (
        <FlexBay key={index} left={index * bay} open={index === openBay} occupied={occupied.has(index)} />
      ))}
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-1.6, -height - 0.9, flexLength + 3.2, 1.3)} />
      {high.map((index) => (
        <FlexBay key={index} left={index * bay} high painted={index === paintedBay} />
      ))}
      {high.map((index) => (
        <FlexShadow key={index} left={(index + 1) * bay + 1} />
      ))}
      <Tree x={223} height={21} seed={11} />
      <Tree x={14.6} height={11} seed={7} />
      <Tree x={139.6} height={12} seed={6} />
      <Shrubs
        beds={[
          [23.2, 26.4],
          [148.2, 151.4],
          [173.2, 176.4],
        ]}
      />
      <Figure x={41.4} height={5.5} />
      <Figure x={113.6} />
      <Figure x={116} height={5.4} mirrored />
      <Figure x={160.6} height={5.6} mirrored />
      <BoxTruck x={77.6} />
      <path className={pens.heavy} d={ground} />
      <g className={annotation}>
        <DimensionString stations={flexStations} depth={7.2} size={1.12} />
        <DimensionString stations={[0, flexLength]} depth={13.4} size={1.12} />
      </g>
    </Drawing>
  );
}
