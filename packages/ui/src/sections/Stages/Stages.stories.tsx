import { regulationAMoney } from '@sponsor/content/your-money';
import { WayOutPlan } from '@sponsor/drawings';
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
export const WithDrawing: Story = {
  args: {
    media: <WayOutPlan {...regulationAMoney.out.drawing} label={regulationAMoney.out.drawing.alternativeText} />,
    drawing: regulationAMoney.out.drawing,
  },
  parameters: { visual: { widths: [1280] } },
};
