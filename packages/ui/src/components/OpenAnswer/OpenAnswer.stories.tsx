import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenAnswer } from './OpenAnswer.tsx';

const meta = {
  title: 'Components/Claims/OpenAnswer',
  id: 'components-openanswer',
  component: OpenAnswer,
  args: { children: '[to be supplied]' },
  parameters: { visual: { widths: [390] } },
} satisfies Meta<typeof OpenAnswer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { children: '[How a project is given to one of the two funds, and who decides where it would suit both]' },
};
