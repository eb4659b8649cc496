import { FlowStation } from '@sponsor/content/drawings';
import { regulationAMoney } from '@sponsor/content/your-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowOfFunds } from './FlowOfFunds.tsx';

const { labels, stations, ...words } = regulationAMoney.flow;

const meta = {
  title: 'Sections/FlowOfFunds',
  component: FlowOfFunds,
  args: {
    ...words,
    stations: stations.map(({ place, alternativeText, ...station }) => ({
      ...station,
      media: <FlowStation place={place} label={alternativeText} words={labels} />,
    })),
  },
} satisfies Meta<typeof FlowOfFunds>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { visual: { drawings: ['390', '1280'] } } };
