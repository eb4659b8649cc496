import { regulationAMoney } from '@sponsor/content/your-money';
import { FlowStation } from '@sponsor/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowOfFunds } from './FlowOfFunds.tsx';

const { flow } = regulationAMoney;

const meta = {
  title: 'Sections/FlowOfFunds',
  component: FlowOfFunds,
  args: {
    ...flow,
    stations: flow.stations.map(({ place, alternativeText, ...station }) => ({
      ...station,
      media: <FlowStation place={place} label={alternativeText} words={flow.labels} />,
    })),
  },
} satisfies Meta<typeof FlowOfFunds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { drawings: ['390', '1280'] } } };
