import type { DrawingText } from '@sponsor/domain';
import type { FlexTraitName } from './flex-industrial.ts';

/** Texts of drawings that name things in them. */
export interface SitePlanText extends DrawingText {
  /** What the two doors are called, from the left: one letter each. */
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
  /** What is counted, before the classes that the legend names. */
  counted: string;
}

export interface AgeStairText extends DrawingText {
  /** One step each, from the left. */
  years: readonly string[];
}

export interface DeckCoverText extends DrawingText {
  /** What the document is called, and who issues it in which edition. */
  cover: { title: readonly [fund: string, document: string]; issuer: readonly [name: string, edition: string] };
  sample?: true;
}

export type FlexTraitTexts = Record<FlexTraitName, DrawingText>;
