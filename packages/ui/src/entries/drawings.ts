export { Cutout, type CutoutProps } from '../drawings/Cutout/Cutout.tsx';
export {
  DimensionString,
  type DimensionStringProps,
  GridBubble,
  type GridBubbleProps,
  Level,
  type LevelProps,
} from '../drawings/kit/Annotation.tsx';
export { Block, type BlockProps } from '../drawings/kit/Block.tsx';
export { Boxes, type BoxesProps } from '../drawings/kit/Boxes.tsx';
export { BoxTruck, type BoxTruckProps } from '../drawings/kit/BoxTruck.tsx';
export { Columns, type ColumnsProps } from '../drawings/kit/Column.tsx';
export { Drawing, type DrawingProps } from '../drawings/kit/Drawing.tsx';
export { Figure, type FigureProps } from '../drawings/kit/Figure.tsx';
export { Gable, type GableProps } from '../drawings/kit/Gable.tsx';
export {
  between,
  circle,
  level,
  type Point,
  plumb,
  polygon,
  polyline,
  rectangle,
  round,
} from '../drawings/kit/geometry.ts';
export { frontFace, onGround, project, shadowOf, sideFace, topFace } from '../drawings/kit/isometric.ts';
export { Masonry, type MasonryProps } from '../drawings/kit/Masonry.tsx';
export { Pickup, type PickupProps } from '../drawings/kit/Pickup.tsx';
export { PlanBathroom, type PlanBathroomProps } from '../drawings/kit/PlanBathroom.tsx';
export { PlanBubble, type PlanBubbleProps } from '../drawings/kit/PlanBubble.tsx';
export { PlanCar, PlanVan } from '../drawings/kit/PlanCar.tsx';
export { PlanBed, PlanNightstand, PlanRail, PlanRug, PlanSofa, PlanTable } from '../drawings/kit/PlanFurniture.tsx';
export { entrance, PlanGrid, type PlanGridProps } from '../drawings/kit/PlanGrid.tsx';
export { PlanDoor, type PlanDoorProps, PlanWindows, type PlanWindowsProps } from '../drawings/kit/PlanOpenings.tsx';
export type { Placed } from '../drawings/kit/PlanPlace.tsx';
export { PlanBasin, PlanKitchen, PlanToilet } from '../drawings/kit/PlanRooms.tsx';
export { PlanTrees, type PlanTreesProps } from '../drawings/kit/PlanTree.tsx';
export { PlanWalls, type PlanWallsProps, type WallRun } from '../drawings/kit/PlanWalls.tsx';
export { PlanBench, PlanDesk, PlanPallet, PlanRack, PlanRoaster, PlanSaw } from '../drawings/kit/PlanWorkshop.tsx';
export { Porch, type PorchProps } from '../drawings/kit/Porch.tsx';
export { overhead, sheet as planSheet, tiles } from '../drawings/kit/plan.css.ts';
export { Railings, type RailingsProps } from '../drawings/kit/Railing.tsx';
export { bare as bareSlats, painted as paintedSlats } from '../drawings/kit/RollDoor.css.ts';
export { RollDoors, type RollDoorsProps } from '../drawings/kit/RollDoor.tsx';
export { RoomName, type RoomNameProps } from '../drawings/kit/RoomName.tsx';
export { RoundWindow, type RoundWindowProps } from '../drawings/kit/RoundWindow.tsx';
export { Shrubs, type ShrubsProps } from '../drawings/kit/Shrub.tsx';
export { Tree, type TreeProps } from '../drawings/kit/Tree.tsx';
export { StoneBase, type StoneBaseProps, Wall, type WallProps } from '../drawings/kit/Wall.tsx';
export { Windows, type WindowsProps } from '../drawings/kit/Windows.tsx';
export { MonogramPlate, type MonogramPlateProps } from '../drawings/MonogramPlate/MonogramPlate.tsx';
export { OutcomeSection, type OutcomeSectionProps } from '../drawings/OutcomeSection/OutcomeSection.tsx';
export { PressWordmark, type PressWordmarkProps } from '../drawings/PressWordmark/PressWordmark.tsx';
export { TitleMark, type TitleMarkProps } from '../drawings/TitleMark/TitleMark.tsx';
