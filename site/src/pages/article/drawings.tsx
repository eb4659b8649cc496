import * as words from '@sponsor/content/drawing-words';
import {
  AgeStair,
  ApartmentsElevation,
  CountyDensity,
  FlexAxonometric,
  FlexBayPlan,
  FlexElevation,
  PorchDetail,
  RentSection,
  StorageElevation,
  StudioPlan,
  UnbuiltElevation,
} from '@sponsor/content/drawings';
import type { ArticleDrawing } from '@sponsor/contract';
import type { DrawingText } from '@sponsor/domain';
import type { ReactElement } from 'react';

export interface Drawn {
  media: ReactElement;
  drawing: DrawingText;
}

/** A drawing with its texts, if the sponsor has them. */
export function drawn<Text extends DrawingText>(
  text: Text | undefined,
  draw: (text: Text) => ReactElement,
): Drawn | undefined {
  return text && { media: draw(text), drawing: text };
}

/** The drawings that illustrate articles. */
export const drawings: Record<ArticleDrawing, Drawn | undefined> = {
  ageStair: drawn(words.ageStair, (text) => <AgeStair label={text.alternativeText} years={text.years} />),
  apartmentsElevation: drawn(words.apartmentsElevation, (text) => <ApartmentsElevation label={text.alternativeText} />),
  countyDensity: drawn(words.countyDensity, (text) => <CountyDensity label={text.alternativeText} />),
  flexAxonometric: drawn(words.flexAxonometric, (text) => <FlexAxonometric label={text.alternativeText} />),
  flexBayPlan: drawn(words.flexBayPlan, (text) => <FlexBayPlan label={text.alternativeText} rooms={text.rooms} />),
  flexElevation: drawn(words.flexElevation, (text) => <FlexElevation label={text.alternativeText} />),
  porchDetail: drawn(words.porchDetail, (text) => <PorchDetail label={text.alternativeText} />),
  rentSection: drawn(words.rentSection, (text) => <RentSection label={text.alternativeText} />),
  storageElevation: drawn(words.storageElevation, (text) => <StorageElevation label={text.alternativeText} />),
  studioPlan: drawn(words.studioPlan, (text) => <StudioPlan label={text.alternativeText} rooms={text.rooms} />),
  unbuiltElevation: drawn(words.unbuiltElevation, (text) => (
    <UnbuiltElevation label={text.alternativeText} measured={false} />
  )),
};
