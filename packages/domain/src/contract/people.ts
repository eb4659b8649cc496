import type { FigureClaim, Prose } from '../claim.ts';
import type { Person } from '../content.ts';

export interface ManagementWords {
  heading: string;
  sampleNotice?: string;
  biographyLabel: string;
  founder: PersonWithPlate & { record: readonly FigureClaim[] };
  others: readonly PersonWithPlate[];
}

/** Those who stand for the sponsor on the pages of a fund. */
export interface LeadershipWords {
  heading: string;
  lede: Prose;
  sampleNotice?: string;
  /** Each as in the management, with the title that these pages give. */
  people: readonly { person: PersonWithPlate; title: string }[];
  credentials: readonly { claim: FigureClaim; detail?: Prose }[];
  previousMonths: { heading: string; claims: readonly FigureClaim[] };
}

export interface PersonWithPlate extends Person {
  plate: PlateWords;
}

/** Stands in for a portrait. The letters are of the role, not of the name. */
export interface PlateWords {
  letters: string;
  construction: 'rose' | 'square' | 'arch' | 'gable' | 'courses';
  ground: 'accent' | 'tint';
  label: string;
}
