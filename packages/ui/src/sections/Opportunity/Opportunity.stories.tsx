import { regulationAOpportunity } from '@sponsor/content/opportunity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elevation } from '../../components/Picture/Picture.fixtures.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Opportunity } from './Opportunity.tsx';

const meta = {
  title: 'Sections/Opportunity',
  component: Opportunity,
  args: { ...regulationAOpportunity, carousel: <Picture {...elevation} /> },
} satisfies Meta<typeof Opportunity>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
