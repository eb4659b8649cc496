import { monogramPlates } from '@sponsor/content/plates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MonogramPlate } from './MonogramPlate.tsx';

const [chief] = monogramPlates;

const meta = {
  title: 'Drawings/Library/MonogramPlate',
  id: 'drawings-monogramplate',
  component: MonogramPlate,
  args: chief,
  parameters: { visual: { widths: [390, 768] } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MonogramPlate>;
export default meta;

type Story = StoryObj<typeof meta>;

const Row = () => (
  <>
    {monogramPlates.map((plate) => (
      <MonogramPlate key={plate.label} {...plate} />
    ))}
  </>
);

export const Default: Story = { render: Row };
export const Inverse: Story = { render: Row, globals: { surface: 'inverse' } };
export const SecondBrand: Story = { render: Row, tags: ['!autodocs'], globals: { theme: 'lakefront' } };
