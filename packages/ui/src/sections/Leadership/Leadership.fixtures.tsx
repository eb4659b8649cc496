import { leadership } from '@sponsor/content/people';
import { MonogramPlate } from '../../drawings/MonogramPlate/MonogramPlate.tsx';
import type { LeadershipProps } from './Leadership.tsx';

export const fundLeadership: LeadershipProps = {
  ...leadership,
  people: leadership.people.map(({ plate, ...person }) => ({ ...person, portrait: <MonogramPlate {...plate} /> })),
};
