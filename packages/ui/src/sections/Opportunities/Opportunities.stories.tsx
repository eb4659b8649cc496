import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeOpportunities } from './Opportunities.fixtures.tsx';
import { Opportunities } from './Opportunities.tsx';

const meta = {
  title: 'Sections/Opportunities',
  component: Opportunities,
  args: homeOpportunities,
} satisfies Meta<typeof Opportunities>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { visual: { widths: [390, 1280] } } };
