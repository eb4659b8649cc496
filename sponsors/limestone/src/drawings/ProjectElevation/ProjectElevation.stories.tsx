import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectElevation, type ProjectElevationProps } from './ProjectElevation.tsx';

const kinds: readonly ProjectElevationProps['kind'][] = ['senior-living', 'apartments', 'flex', 'storage'];

const meta = {
  title: 'Drawings/Limestone & Main/ProjectElevation',
  id: 'drawings-projectelevation',
  component: ProjectElevation,
  args: { kind: 'flex', state: 'built' },
  parameters: { visual: { widths: [390] } },
  render: ({ state }) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(2, 120px)' }}>
      {kinds.map((kind) => (
        <ProjectElevation key={kind} kind={kind} state={state} />
      ))}
    </div>
  ),
} satisfies Meta<typeof ProjectElevation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Planned: Story = { args: { state: 'planned' } };
export const Lost: Story = { args: { state: 'lost' } };
export const Inverse: Story = { globals: { surface: 'inverse' } };
