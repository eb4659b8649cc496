import type { ValuesContent } from '@sponsor/contract';
import { pier } from './pictures.ts';

export const whyInvestValues: ValuesContent = {
  heading: 'For the bay',
  introduction: ['Boats stay.'],
  cards: ['Water', 'Wood', 'Work', 'Wind'].map((title) => ({ title, description: 'It is there.', picture: pier })),
  caption: 'Not photographs.',
  pauseLabel: 'Hold',
  playLabel: 'Go on',
};
