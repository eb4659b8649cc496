import * as texts from '@sponsor/content/drawing-words';
import { emptyLot } from '@sponsor/content/drawing-words';
import {
  AgeStair,
  ApartmentsElevation,
  CountyDensity,
  DeckCover,
  EmptyLot,
  FlexAxonometric,
  FlexBayPlan,
  FlexElevation,
  FlexTrait,
  OneBedroomPlan,
  PipelineMap,
  PorchDetail,
  RentSection,
  SeniorElevation,
  SitePlan,
  StorageElevation,
  StudioPlan,
  UnbuiltElevation,
} from '@sponsor/content/drawings';
import { sites } from '@sponsor/content/sites';
import type { DrawingText } from '@sponsor/domain';
import type { ComponentType } from 'react';

interface GalleryDrawing {
  name: string;
  Drawing: ComponentType<{ label: string }>;
  text: DrawingText;
  use: string;
  size: string;
}

const whole = 'As wide as the window';
const half = 'Half a row, or the whole width of a phone';
const detail = 'About 200 by 130 px beside its words';

/** Whether two fit in a row. */
export const takesHalf = (size: string) => size === half || size === detail;

/** Every framed drawing, the widest first. */
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
    name: 'UnbuiltElevation',
    Drawing: UnbuiltElevation,
    text: texts.unbuiltElevation,
    use: 'Beside the claim of how many homes are missing; another drawing below 768 px',
    size: whole,
  },
  {
    name: 'FlexAxonometric',
    Drawing: FlexAxonometric,
    text: texts.flexAxonometric,
    use: 'Beside what a flex building is',
    size: 'Seven of twelve columns, from the edge of the window',
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
  {
    name: 'PipelineMap',
    Drawing: ({ label }) => <PipelineMap label={label} sites={sites} />,
    text: texts.pipelineMap,
    use: 'Where the sponsor builds; below 900 px the names are a list',
    size: whole,
  },
  {
    name: 'SitePlan',
    Drawing: ({ label }) => <SitePlan label={label} doors={texts.sitePlan.doors} />,
    text: texts.sitePlan,
    use: 'Above two choices; from 768 px only',
    size: whole,
  },
  {
    name: 'FlexBayPlan',
    Drawing: ({ label }) => <FlexBayPlan label={label} rooms={texts.flexBayPlan.rooms} />,
    text: texts.flexBayPlan,
    use: 'What one bay of a flex building holds',
    size: half,
  },
  {
    name: 'OneBedroomPlan',
    Drawing: ({ label }) => <OneBedroomPlan label={label} rooms={texts.oneBedroomPlan.rooms} />,
    text: texts.oneBedroomPlan,
    use: 'Beside the studio, at the same scale',
    size: half,
  },
  {
    name: 'StudioPlan',
    Drawing: ({ label }) => <StudioPlan label={label} rooms={texts.studioPlan.rooms} />,
    text: texts.studioPlan,
    use: 'Beside the one-bedroom apartment, at the same scale',
    size: half,
  },
  {
    name: 'DeckCover',
    Drawing: ({ label }) => <DeckCover label={label} {...texts.deckCover.cover} />,
    text: texts.deckCover,
    use: 'Beside the form that asks for the deck; first page of the deck itself',
    size: half,
  },
  {
    name: 'CountyDensity',
    Drawing: ({ label }) => <CountyDensity label={label} counted={texts.countyDensity.counted} />,
    text: texts.countyDensity,
    use: 'Articles about where people live',
    size: half,
  },
  {
    name: 'AgeStair',
    Drawing: ({ label }) => <AgeStair label={label} years={texts.ageStair.years} />,
    text: texts.ageStair,
    use: 'Articles about an ageing population; never as a chart',
    size: half,
  },
  {
    name: 'FlexTrait nearby',
    Drawing: ({ label }) => <FlexTrait label={label} trait="nearby" />,
    text: texts.flexTraits.nearby,
    use: 'Trait of a flex investment: customers nearby',
    size: detail,
  },
  {
    name: 'FlexTrait tenants',
    Drawing: ({ label }) => <FlexTrait label={label} trait="tenants" />,
    text: texts.flexTraits.tenants,
    use: 'Trait of a flex investment: many tenants',
    size: detail,
  },
  {
    name: 'FlexTrait building',
    Drawing: ({ label }) => <FlexTrait label={label} trait="building" />,
    text: texts.flexTraits.building,
    use: 'Trait of a flex investment: a simple building',
    size: detail,
  },
  {
    name: 'FlexTrait leases',
    Drawing: ({ label }) => <FlexTrait label={label} trait="leases" />,
    text: texts.flexTraits.leases,
    use: 'Trait of a flex investment: leases that end one after another',
    size: detail,
  },
  { name: 'EmptyLot', Drawing: EmptyLot, text: emptyLot, use: 'Pages that are not there, or failed', size: half },
];
