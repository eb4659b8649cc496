import { DimensionString, Drawing, Figure, GridBubble, Level, level, Tree } from '@sponsor/ui/drawings';
import { annotation, pens } from '@sponsor/ui/pens';
import { SeniorBody } from './SeniorBody.tsx';
import { SeniorCupola } from './SeniorCupola.tsx';
import { SeniorPavilion } from './SeniorPavilion.tsx';
import { SeniorWing } from './SeniorWing.tsx';
import { seniorPlan, seniorStations } from './senior-plan.ts';

export interface SeniorElevationProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** Shows grid bubbles, dimensions and levels. Leave them out if the drawing is cropped. */
  measured?: boolean;
}

/** The ground continues past both edges of the sheet, to the edges of the drawing's frame. */
const ground = level(-400, 400, 0);

/** The south elevation of the senior residence, with dimensions: 177 feet from end to end. */
export function SeniorElevation({ label, measured = true }: SeniorElevationProps) {
  const { eave, grid, level2, wing } = seniorPlan;
  return (
    <Drawing label={label} viewBox="-120 -63.6 240 74.4">
      {measured && (
        <g className={annotation}>
          {grid.map(({ x, label: name }) => (
            <GridBubble key={name} x={x} height={53} foot={eave} label={name} />
          ))}
        </g>
      )}
      <Tree x={-109} height={40} seed={1} />
      <Tree x={-96} height={30} seed={2} />
      <Tree x={96} height={22} seed={3} />
      <SeniorBody />
      <SeniorWing centre={-wing.centre} occupied={2} />
      <SeniorWing centre={wing.centre} />
      <SeniorCupola />
      <SeniorPavilion />
      <Tree x={-38} height={16.5} seed={5} />
      <Tree x={36.6} height={18} seed={6} />
      <Tree x={-84.6} height={12} seed={7} />
      <Figure x={-9.4} />
      <Figure x={-7.1} height={5.3} mirrored />
      <Figure x={9.2} height={5.5} />
      <Figure x={29.4} mirrored />
      <path className={pens.heavy} d={ground} />
      {measured && (
        <g className={annotation}>
          <DimensionString stations={seniorStations} depth={8} />
          <Level left={93} right={103} height={eave} label="Eave" />
          <Level left={102} right={103} height={level2} label="Level 2" />
        </g>
      )}
    </Drawing>
  );
}
