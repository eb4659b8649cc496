import type { Meta, StoryObj } from '@storybook/react-vite';
import { fundCards } from './FundCards.fixtures.tsx';
import { FundCards } from './FundCards.tsx';

const meta = {
  title: 'Sections/FundCards',
  component: FundCards,
  args: fundCards,
} satisfies Meta<typeof FundCards>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { visual: { drawings: ['1280'] } } };
