import * as drawingTexts from '@sponsor/content/drawing-words';
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

const { flexTraits, ...texts } = drawingTexts;

/** Returns a row by the key of its text, which is the name of the drawing in lower case. */
const drawn = (
  key: keyof typeof texts,
  Drawing: GalleryDrawing['Drawing'],
  use: string,
  size: string,
): GalleryDrawing => ({ name: key.charAt(0).toUpperCase() + key.slice(1), Drawing, text: texts[key], use, size });

const trait = (name: keyof typeof flexTraits, shown: string): GalleryDrawing => ({
  name: `FlexTrait ${name}`,
  Drawing: ({ label }) => <FlexTrait label={label} trait={name} />,
  text: flexTraits[name],
  use: `Trait of a flex investment: ${shown}`,
  size: detail,
});

/** Every framed drawing, the widest first. */
export const galleryDrawings: readonly GalleryDrawing[] = [
  drawn('seniorElevation', SeniorElevation, 'Head of the home page; cards that preview links', whole),
  drawn(
    'apartmentsElevation',
    ApartmentsElevation,
    'Bands about apartments; card that previews the fund’s page',
    whole,
  ),
  drawn('storageElevation', StorageElevation, 'The edge above a dark band; card that previews how to invest', whole),
  drawn('flexElevation', FlexElevation, 'Bands about industrial space', whole),
  drawn(
    'unbuiltElevation',
    UnbuiltElevation,
    'Beside the claim of how many homes are missing; another drawing below 768 px',
    whole,
  ),
  drawn(
    'flexAxonometric',
    FlexAxonometric,
    'Beside what a flex building is',
    'Seven of twelve columns, from the edge of the window',
  ),
  drawn('porchDetail', PorchDetail, 'Beside words about the people who live there', half),
  drawn('rentSection', RentSection, 'Beside the five steps that its letters name', half),
  drawn(
    'pipelineMap',
    ({ label }) => <PipelineMap label={label} sites={sites} />,
    'Where the sponsor builds; below 900 px the names are a list',
    whole,
  ),
  drawn(
    'sitePlan',
    ({ label }) => <SitePlan label={label} doors={texts.sitePlan.doors} />,
    'Above two choices; from 768 px only',
    whole,
  ),
  drawn(
    'flexBayPlan',
    ({ label }) => <FlexBayPlan label={label} rooms={texts.flexBayPlan.rooms} />,
    'What one bay of a flex building holds',
    half,
  ),
  drawn(
    'oneBedroomPlan',
    ({ label }) => <OneBedroomPlan label={label} rooms={texts.oneBedroomPlan.rooms} />,
    'Beside the studio, at the same scale',
    half,
  ),
  drawn(
    'studioPlan',
    ({ label }) => <StudioPlan label={label} rooms={texts.studioPlan.rooms} />,
    'Beside the one-bedroom apartment, at the same scale',
    half,
  ),
  drawn(
    'deckCover',
    ({ label }) => <DeckCover label={label} {...texts.deckCover.cover} />,
    'Beside the form that asks for the deck; first page of the deck itself',
    half,
  ),
  drawn(
    'countyDensity',
    ({ label }) => <CountyDensity label={label} counted={texts.countyDensity.counted} />,
    'Articles about where people live',
    half,
  ),
  drawn(
    'ageStair',
    ({ label }) => <AgeStair label={label} years={texts.ageStair.years} />,
    'Articles about an ageing population; never as a chart',
    half,
  ),
  trait('nearby', 'customers nearby'),
  trait('tenants', 'many tenants'),
  trait('building', 'a simple building'),
  trait('leases', 'leases that end one after another'),
  drawn('emptyLot', EmptyLot, 'Pages that are not there, or failed', half),
];
