import { management } from '@sponsor/content/people';
import { MonogramPlate } from '../../drawings/MonogramPlate/MonogramPlate.tsx';
import type { ManagementProps } from './Management.tsx';

const { plate: founderPlate, ...founder } = management.founder;

export const sponsorManagement: ManagementProps = {
  ...management,
  founder: { ...founder, portrait: <MonogramPlate {...founderPlate} /> },
  others: management.others.map(({ plate, ...person }) => ({ ...person, portrait: <MonogramPlate {...plate} /> })),
};
