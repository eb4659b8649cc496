import { regulationAOpportunity } from '@sponsor/content/opportunity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elevation } from '../../components/Picture/Picture.fixtures.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Opportunity } from './Opportunity.tsx';

const meta = {
  title: 'Sections/Opportunity',
  component: Opportunity,
  // Only one file, or what the browser happens to have cached would decide which of them is in the accepted pictures.
  args: { ...regulationAOpportunity, carousel: <Picture {...elevation} sources={[]} /> },
} satisfies Meta<typeof Opportunity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
