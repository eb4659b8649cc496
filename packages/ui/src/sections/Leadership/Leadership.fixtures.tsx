import { leadership } from '@sponsor/content/people';
import { MonogramPlate } from '../../drawings/MonogramPlate/MonogramPlate.tsx';
import type { LeadershipProps } from './Leadership.tsx';

export const fundLeadership: LeadershipProps = {
  ...leadership,
  people: leadership.people.map(({ person: { plate, ...person }, title }) => ({
    ...person,
    title,
    portrait: <MonogramPlate {...plate} />,
  })),
};
