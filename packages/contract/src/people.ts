import type { FigureClaim, Person } from '@sponsor/domain';
import type { MonogramPlateProps } from '@sponsor/ui/drawings';
import type { LeadershipWords, ManagementWords } from '@sponsor/ui/sections';

export interface ManagementContent extends ManagementWords {
  founder: PersonWithPlate & { record: readonly FigureClaim[] };
  others: readonly PersonWithPlate[];
}

/** Those who stand for the sponsor on the pages of a fund. */
export interface LeadershipContent extends LeadershipWords {
  /** Each as in the management, with the title that these pages give. */
  people: readonly { person: PersonWithPlate; title: string }[];
}

export interface PersonWithPlate extends Person {
  /** Stands in for a portrait. The letters are of the role, not of the name. */
  plate: MonogramPlateProps;
}
