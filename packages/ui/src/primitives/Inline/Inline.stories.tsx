import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrimitiveBox } from '../PrimitiveBox.fixtures.tsx';
import { Inline } from './Inline.tsx';

const places = ['Bloomington', 'Terre Haute', 'Michigan City', 'Fort Wayne', 'Lafayette', 'Evansville'];
const boxes = (names: readonly string[]) => names.map((name) => <PrimitiveBox key={name}>{name}</PrimitiveBox>);

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: { children: boxes(places.slice(0, 3)) },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrapped: Story = { args: { children: boxes([...places, 'Indianapolis', 'Kokomo', 'Muncie']) } };
export const Apart: Story = { args: { justify: 'between', children: boxes(places.slice(0, 2)) } };
