import { WayOutPlan } from '@sponsor/content/drawings';
import { regulationAMoney } from '@sponsor/content/your-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { Stages } from './Stages.tsx';

const { drawing, ...out } = regulationAMoney.out;
const { alternativeText, start, target } = drawing;

const meta = {
  title: 'Sections/Stages',
  component: Stages,
  args: { ...out, id: 'out' },
} satisfies Meta<typeof Stages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTime: Story = { args: { ...regulationAMoney.afterwards, id: 'after' } };
export const WithDrawing: Story = {
  args: {
    media: <WayOutPlan start={start} {...(target && { target })} label={alternativeText} />,
    drawing: titleOf(drawing),
  },
  parameters: { visual: { widths: [1280] } },
};
