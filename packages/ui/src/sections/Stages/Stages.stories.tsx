import { regulationAMoney } from '@sponsor/content/your-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stages } from './Stages.tsx';

const meta = {
  title: 'Sections/Stages',
  component: Stages,
  args: { ...regulationAMoney.out, id: 'out', stages: regulationAMoney.out.ways },
} satisfies Meta<typeof Stages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTime: Story = {
  args: { ...regulationAMoney.afterwards, id: 'after', stages: regulationAMoney.afterwards.steps },
};
