import { DimensionString, Drawing, Figure, GridBubble, level, Pickup, Tree } from '@sponsor/ui/drawings';
import { annotation, pens } from '@sponsor/ui/pens';
import { StorageDoors } from './StorageDoors.tsx';
import { StorageRow } from './StorageRow.tsx';
import { storageLength, storagePlan, storageStations } from './storage-plan.ts';

export interface StorageElevationProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /**
   * Shows grid bubbles and dimensions. Without them the sheet ends at the ground, so that the row can sit on an edge.
   */
  measured?: boolean;
}

/** The ground continues past both edges of the sheet, to the edges of the drawing's frame. */
const ground = level(-400, 600, 0);

/** The elevation of a typical row of drive-up storage, with dimensions: sixteen units in 160 feet. */
export function StorageElevation({ label, measured = true }: StorageElevationProps) {
  return (
    <Drawing label={label} viewBox={measured ? '-20 -35 200 36' : '-20 -30 200 30'} strings={measured}>
      {measured && (
        <g className={annotation}>
          {storageStations.map((x, index) => (
            <GridBubble key={x} x={x} height={29} foot={storagePlan.ridge} label={`${index + 1}`} />
          ))}
        </g>
      )}
      <Tree x={-10.5} height={24} seed={4} />
      <Tree x={171.6} height={25} seed={2} />
      <StorageRow />
      <StorageDoors />
      <Tree x={179.5} height={17} seed={8} />
      <Figure x={60.4} />
      <Figure x={63.4} height={5.4} mirrored />
      <Figure x={122.4} height={5.6} />
      <Pickup x={72.2} />
      <path className={pens.heavy} d={ground} />
      {measured && (
        <g className={annotation}>
          <DimensionString stations={storageStations} depth={6} />
          <DimensionString stations={[0, storageLength]} depth={11.4} />
        </g>
      )}
    </Drawing>
  );
}
