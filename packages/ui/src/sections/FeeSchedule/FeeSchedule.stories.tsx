import { regulationAMoney } from '@sponsor/content/your-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeSchedule } from './FeeSchedule.tsx';

const meta = {
  title: 'Sections/FeeSchedule',
  component: FeeSchedule,
  args: regulationAMoney.fees,
} satisfies Meta<typeof FeeSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One kind is not charged, the others are known. */
export const Known: Story = {
  args: {
    fees: [
      {
        kind: 'Selling and placement',
        paysFor: 'Placing the shares',
        paidTo: 'The broker-dealer',
        amount: 'none',
        page: 'p. 12',
      },
    ],
  },
  parameters: { visual: { widths: [320, 768] } },
};
