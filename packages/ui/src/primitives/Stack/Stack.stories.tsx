import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrimitiveBox } from '../PrimitiveBox.fixtures.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: ['Email', 'First name', 'Last name'].map((name) => <PrimitiveBox key={name}>{name}</PrimitiveBox>),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Close: Story = { args: { space: 'x1' } };
export const AtTheStart: Story = { args: { align: 'start' } };
