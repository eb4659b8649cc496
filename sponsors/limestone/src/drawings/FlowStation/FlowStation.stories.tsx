import type { Meta, StoryObj } from '@storybook/react-vite';
import { regulationAMoney } from '../../words/your-money.ts';
import { FlowStation } from './FlowStation.tsx';

const { labels, stations } = regulationAMoney.flow;

const meta = {
  title: 'Drawings/Limestone & Main/FlowStation',
  id: 'drawings-flowstation',
  component: FlowStation,
  args: { label: 'One of five places', place: 'investor', words: labels },
  parameters: { visual: { widths: [390, 1280] } },
  render: () => (
    <div style={{ display: 'flex' }}>
      {stations.map(({ place, alternativeText }) => (
        <div key={place} style={{ flex: 1, containerType: 'inline-size' }}>
          <FlowStation place={place} label={alternativeText} words={labels} />
        </div>
      ))}
    </div>
  ),
} satisfies Meta<typeof FlowStation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
