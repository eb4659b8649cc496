import type { Meta, StoryObj } from '@storybook/react-vite';
import { DimensionString, GridBubble, Level } from './Annotation.tsx';
import { Block } from './Block.tsx';
import { Drawing } from './Drawing.tsx';
import { Figure } from './Figure.tsx';
import { Gable } from './Gable.tsx';
import { level, rectangle } from './geometry.ts';
import { topFace } from './isometric.ts';
import { annotation, fills, pens, unbuilt } from './kit.css.ts';
import { PlanBed, PlanNightstand, PlanTable } from './PlanFurniture.tsx';
import { PlanDoor, PlanWindows } from './PlanOpenings.tsx';
import { PlanWalls } from './PlanWalls.tsx';
import { sheet } from './plan.css.ts';
import { RollDoors } from './RollDoor.tsx';
import { RoomName } from './RoomName.tsx';
import { RoundWindow } from './RoundWindow.tsx';
import { Shrubs } from './Shrub.tsx';
import { Tree } from './Tree.tsx';
import { Wall } from './Wall.tsx';
import { Windows } from './Windows.tsx';

const meta = { title: 'Drawings/Library/Kit', id: 'drawings-kit', component: Drawing } satisfies Meta<typeof Drawing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the street. The parts in the background are drawn first, and the ground last. */
export const Elevation: Story = {
  // Below this width it is shown without its notes.
  parameters: { visual: { widths: [768] } },
  args: {
    label: 'A house with a gable over its middle, a wing on each side and a tree, 52 feet wide.',
    viewBox: '-42 -30 84 38',
    strings: true,
    children: (
      <>
        <g className={annotation}>
          <GridBubble x={-26} height={27} foot={0} label="1" />
          <GridBubble x={26} height={27} foot={0} label="2" />
          <Level left={-30} right={27} height={10} label="Eave" />
        </g>
        <Tree x={-34} height={22} seed={3} />
        <Wall left={-26} right={26} height={10} />
        <Gable centre={0} width={24} eave={11} rise={8} />
        <RoundWindow x={0} y={-14} radius={1.4} />
        <Windows
          at={[
            [-22, -8],
            [-17, -8],
            [13, -8],
            [18, -8],
          ]}
          width={4}
          height={5}
          panes={[2, 2]}
        />
        <Windows at={[[-8, -8]]} width={4} height={5} panes={[2, 2]} occupied />
        <RollDoors at={[[0, 0]]} width={8} height={8} painted />
        <Shrubs beds={[[-24, -13]]} />
        <Figure x={30} mirrored />
        <path className={pens.heavy} d={level(-400, 400, 0)} />
        <g className={annotation}>
          <DimensionString stations={[-26, -12, 12, 26]} depth={4} />
        </g>
      </>
    ),
  },
};

/** On a dark band, whose background forced colors remove, the lines take the system's text color. */
export const InForcedColours: Story = {
  ...Elevation,
  globals: { surface: 'inverse' },
  parameters: { visual: { widths: [768], medium: 'forced colours' } },
};

/** From above, cut four feet above the floor. Walls come first, and everything in the room is positioned by a wall. */
export const Plan: Story = {
  args: {
    label: 'A bedroom of 14 by 12 feet with a window, a door and a bed.',
    viewBox: '-2 -2 18 16',
    children: (
      <>
        <path className={fills.paper} d={rectangle(0, 0, 14, 12)} />
        <PlanBed at={[5, 0.3]} />
        <PlanNightstand at={[8.6, 0.3]} />
        <PlanTable at={[11, 7]} radius={1.4} chairs={[90, 270]} />
        <PlanWalls
          runs={[
            { from: [0, 0], to: [14, 0], thickness: 0.5 },
            { from: [0, 12], to: [14, 12], thickness: 0.5, openings: [[2, 5]] },
            { from: [0, 0], to: [0, 12], thickness: 0.5 },
            { from: [14, 0], to: [14, 12], thickness: 0.5, openings: [[2, 6]] },
          ]}
        />
        <PlanWindows spans={[[2, 6]]} wall={{ x: 14 }} thickness={0.5} />
        <PlanDoor hinge={[2, 12]} jamb={[5, 12]} opens="left" painted />
        <RoomName at={[10, 10.9]} size={0.55}>
          Bedroom
        </RoomName>
      </>
    ),
  },
  decorators: [
    (Draw) => (
      <div className={sheet}>
        <Draw />
      </div>
    ),
  ],
};

/** From a corner, to scale in all three directions. Blocks farther back are drawn first. */
export const Isometric: Story = {
  args: {
    label: 'Two rows of sheds, and a third that is not built.',
    viewBox: '-4 -26 70 40',
    children: (
      <>
        <Block at={[0, 0, 0]} size={[30, 10, 10]} grounded />
        <Block at={[0, 0, 10]} size={[30, 10, 1]} colour="accent" />
        <Block at={[0, 18, 0]} size={[14, 10, 10]} grounded />
        <Block at={[0, 18, 10]} size={[14, 10, 1]} colour="accent" />
        <path className={unbuilt} d={topFace([20, 34], [18, 28], 0)} />
      </>
    ),
  },
};
