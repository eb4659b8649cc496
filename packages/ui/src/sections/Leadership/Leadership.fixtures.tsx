import { leadership } from '@sponsor/content/people';
import { MonogramPlate } from '../../drawings/MonogramPlate/MonogramPlate.tsx';
import type { LeadershipProps } from './Leadership.tsx';

export const fundLeadership: LeadershipProps = {
  ...leadership,
  people: leadership.people.map(({ person: { name, plate, biography, sample }, title }) => ({
    name,
    title,
    biography,
    ...(sample && { sample }),
    portrait: <MonogramPlate {...plate} />,
  })),
};
