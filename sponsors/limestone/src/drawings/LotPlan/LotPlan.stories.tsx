import type { Meta, StoryObj } from '@storybook/react-vite';
import { projects } from '../../words/projects.ts';
import { LotPlan } from './LotPlan.tsx';

const { traits: sites } = projects.walkedAway;

const meta = {
  title: 'Drawings/Limestone & Main/LotPlan',
  id: 'drawings-lotplan',
  component: LotPlan,
  args: { label: 'Plan of a lot', obstacle: 'flood' },
  parameters: { visual: { widths: [390] } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 200px))' }}>
      {sites.map(({ obstacle, alternativeText }) => (
        <LotPlan key={obstacle} label={alternativeText} obstacle={obstacle} />
      ))}
    </div>
  ),
} satisfies Meta<typeof LotPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inverse: Story = { globals: { surface: 'inverse' } };
