import type { DrawingText } from '@sponsor/domain';
import type { FlexTraitName } from './flex-industrial.ts';

/** Texts inside drawings. */
export interface SitePlanText extends DrawingText {
  /** The names of the two doors, from the left: one letter each. */
  doors: readonly [string, string];
}

export interface StudioPlanText extends DrawingText {
  rooms: { living: string; bath: string };
}

export interface OneBedroomPlanText extends DrawingText {
  rooms: { bedroom: string; living: string; kitchen: string; bath: string };
}

export interface FlexBayPlanText extends DrawingText {
  rooms: { shop: string; office: string };
}

export interface CountyDensityText extends DrawingText {
  /** The counted unit, before the classes in the legend. */
  counted: string;
}

export interface AgeStairText extends DrawingText {
  /** One step each, from the left. */
  years: readonly string[];
}

export interface DeckCoverText extends DrawingText {
  /** The title of the document, its issuer and its edition. */
  cover: { title: readonly [fund: string, document: string]; issuer: readonly [name: string, edition: string] };
  sample?: true;
}

export type FlexTraitTexts = Record<FlexTraitName, DrawingText>;
