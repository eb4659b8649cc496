import * as texts from '@sponsor/content/drawings';
import type { DrawingText } from '@sponsor/domain';
import type { ComponentType } from 'react';
import { ApartmentsElevation } from '../../drawings/ApartmentsElevation/ApartmentsElevation.tsx';
import { EmptyLot } from '../../drawings/EmptyLot/EmptyLot.tsx';
import { FlexAxonometric } from '../../drawings/FlexAxonometric/FlexAxonometric.tsx';
import { FlexElevation } from '../../drawings/FlexElevation/FlexElevation.tsx';
import { PorchDetail } from '../../drawings/PorchDetail/PorchDetail.tsx';
import { RentSection } from '../../drawings/RentSection/RentSection.tsx';
import { SeniorElevation } from '../../drawings/SeniorElevation/SeniorElevation.tsx';
import { StorageElevation } from '../../drawings/StorageElevation/StorageElevation.tsx';

interface GalleryDrawing {
  name: string;
  Drawing: ComponentType<{ label: string }>;
  text: DrawingText;
  use: string;
  size: string;
}

const whole = 'As wide as the window';
const half = 'Half a row, or the whole width of a phone';

/** Every drawing that stands in a frame, the widest first. */
export const galleryDrawings: readonly GalleryDrawing[] = [
  {
    name: 'SeniorElevation',
    Drawing: SeniorElevation,
    text: texts.seniorElevation,
    use: 'Head of the home page; cards that preview links',
    size: whole,
  },
  {
    name: 'ApartmentsElevation',
    Drawing: ApartmentsElevation,
    text: texts.apartmentsElevation,
    use: 'Bands about apartments; card that previews the fund’s page',
    size: whole,
  },
  {
    name: 'StorageElevation',
    Drawing: StorageElevation,
    text: texts.storageElevation,
    use: 'The edge above a dark band; card that previews how to invest',
    size: whole,
  },
  {
    name: 'FlexElevation',
    Drawing: FlexElevation,
    text: texts.flexElevation,
    use: 'Bands about industrial space',
    size: whole,
  },
  {
    name: 'FlexAxonometric',
    Drawing: FlexAxonometric,
    text: texts.flexAxonometric,
    use: 'Beside what a flex building is',
    size: half,
  },
  {
    name: 'PorchDetail',
    Drawing: PorchDetail,
    text: texts.porchDetail,
    use: 'Beside words about the people who live there',
    size: half,
  },
  {
    name: 'RentSection',
    Drawing: RentSection,
    text: texts.rentSection,
    use: 'Beside the five steps that its letters name',
    size: half,
  },
  { name: 'EmptyLot', Drawing: EmptyLot, text: texts.emptyLot, use: 'Pages that are not there, or failed', size: half },
];
