import { regulationAMoney } from '@sponsor/content/your-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WayOutPlan } from './WayOutPlan.tsx';

const { alternativeText, labels, target } = regulationAMoney.out.drawing;

const meta = {
  title: 'Drawings/WayOutPlan',
  component: WayOutPlan,
  args: { label: alternativeText, labels, target },
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
export const Inverse: Story = { globals: { surface: 'inverse' }, parameters: { visual: { widths: [768] } } };
