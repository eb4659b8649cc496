import { regulationAOpportunity } from '@sponsor/content/opportunity';
import { portfolioModels } from '@sponsor/content/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Opportunity } from './Opportunity.tsx';

const meta = {
  title: 'Sections/Opportunity',
  component: Opportunity,
  args: {
    ...regulationAOpportunity,
    carousel: portfolioModels
      .slice(5, 6)
      // Only one file, or what the browser happens to have cached would decide which of them is in the accepted pictures.
      .map(({ caption, ...picture }) => <Picture key={caption} {...picture} sources={[]} sizes="100vw" />),
  },
} satisfies Meta<typeof Opportunity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
