import type { FigureClaim, Person } from '@sponsor/domain';
import type { MonogramPlateProps } from '@sponsor/ui/drawings';
import type { LeadershipWords, ManagementWords } from '@sponsor/ui/sections';

export interface ManagementContent extends ManagementWords {
  founder: PersonWithPlate & { record: readonly FigureClaim[] };
  others: readonly PersonWithPlate[];
}

/** The people who represent the sponsor on the pages of a fund. */
export interface LeadershipContent extends LeadershipWords {
  /** As in the management, with the title that these pages use. */
  people: readonly { person: PersonWithPlate; title: string }[];
}

export interface PersonWithPlate extends Person {
  /** Replaces a portrait. The letters abbreviate the role, not the name. */
  plate: MonogramPlateProps;
}
