import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Components/Content/SectionHead',
  id: 'components-sectionhead',
  component: SectionHead,
  args: { heading: 'How an investment begins', headingId: 'how' },
  // Pictures of sections show it.
  parameters: { visual: { widths: [] } },
} satisfies Meta<typeof SectionHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HeadingAlone: Story = {};
export const WithIntroduction: Story = {
  args: { introduction: ['Four steps, in the order in which they are taken. None of them moves money.'] },
};
