import { leadership } from '@sponsor/content/people';
import { MonogramPlate } from '@sponsor/ui/drawings';
import { Leadership } from '@sponsor/ui/sections';

/** The people of a fund's page, the target of the header's link. */
export function FundLeadership() {
  const people = leadership.people.map(({ person: { plate, ...person }, title }) => ({
    ...person,
    title,
    portrait: <MonogramPlate {...plate} />,
  }));
  return <Leadership {...leadership} id="leadership" people={people} />;
}
