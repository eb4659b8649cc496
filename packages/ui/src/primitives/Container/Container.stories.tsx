import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrimitiveBox } from '../PrimitiveBox.fixtures.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: { frame: 'none', visual: { widths: [390, 1600] } },
  args: { children: <PrimitiveBox>As wide as the page may get, gutters kept</PrimitiveBox> },
} satisfies Meta<typeof Container>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
