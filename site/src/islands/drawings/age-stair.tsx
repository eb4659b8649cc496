import { ageStair as words } from '@sponsor/content/drawings';
import { AgeStair } from '@sponsor/ui/drawings';

/** A stair with a step a year. */
export function YearsOfBirthdays() {
  return <AgeStair label={words.alternativeText} years={words.years} />;
}
