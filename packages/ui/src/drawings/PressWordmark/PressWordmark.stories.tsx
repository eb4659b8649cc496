import { outlets } from '@sponsor/content/press';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { PressWordmark } from './PressWordmark.tsx';

const [{ name, cut }] = outlets;

const meta = {
  title: 'Drawings/Library/PressWordmark',
  id: 'drawings-presswordmark',
  component: PressWordmark,
  args: { name, cut },
  parameters: { visual: { widths: [390, 1280] } },
} satisfies Meta<typeof PressWordmark>;
export default meta;

type Story = StoryObj<typeof meta>;

const Row = () => (
  <Inline space="x12" align="center">
    {outlets.map((outlet) => (
      <PressWordmark key={outlet.name} name={outlet.name} cut={outlet.cut} />
    ))}
  </Inline>
);

export const Default: Story = { render: Row };
export const Inverse: Story = { render: Row, globals: { surface: 'inverse' } };
