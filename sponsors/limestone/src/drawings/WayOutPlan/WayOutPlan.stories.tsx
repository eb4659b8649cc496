import type { Meta, StoryObj } from '@storybook/react-vite';
import { regulationAMoney, regulationDMoney } from '../../words/your-money.ts';
import { WayOutPlan } from './WayOutPlan.tsx';

const { alternativeText, start, target } = regulationAMoney.out.drawing;

const meta = {
  title: 'Drawings/Limestone & Main/WayOutPlan',
  id: 'drawings-wayoutplan',
  component: WayOutPlan,
  args: { label: alternativeText, start, ...(target && { target }) },
  parameters: { visual: { widths: [390, 1280] } },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WayOutPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A fund without a target date. */
export const Undated: Story = {
  render: () => <WayOutPlan label={regulationDMoney.out.drawing.alternativeText} start={start} />,
};
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
