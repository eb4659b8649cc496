import type { Meta, StoryObj } from '@storybook/react-vite';
import { flexTraits } from '../../words/drawing-words.ts';
import { FlexTrait } from './FlexTrait.tsx';

const meta = {
  title: 'Drawings/Limestone & Main/FlexTrait',
  id: 'drawings-flextrait',
  component: FlexTrait,
  args: { label: flexTraits.nearby.alternativeText, trait: 'nearby' },
  parameters: { visual: { widths: [390] } },
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 200px))' }}>
      <FlexTrait label={flexTraits.nearby.alternativeText} trait="nearby" />
      <FlexTrait label={flexTraits.tenants.alternativeText} trait="tenants" />
      <FlexTrait label={flexTraits.building.alternativeText} trait="building" />
      <FlexTrait label={flexTraits.leases.alternativeText} trait="leases" />
    </div>
  ),
} satisfies Meta<typeof FlexTrait>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390, 1280] } } };
export const Inverse: Story = { globals: { surface: 'inverse' } };
