import { regulationARisks } from '@sponsor/content/risks';
import { whyInvest } from '@sponsor/content/why-invest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointList } from './PointList.tsx';

const meta = {
  title: 'Components/Content/PointList',
  id: 'components-pointlist',
  component: PointList,
  args: { mark: 'tick', points: whyInvest.benefits.slice(0, 4) },
  parameters: { visual: { widths: [390, 1024] } },
} satisfies Meta<typeof PointList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cautions: Story = { args: { mark: 'caution', points: regulationARisks.points.slice(0, 4) } };
