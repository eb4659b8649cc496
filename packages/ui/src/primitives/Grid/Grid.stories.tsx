import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrimitiveBox } from '../PrimitiveBox.fixtures.tsx';
import { Grid, GridItem } from './Grid.tsx';

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  parameters: { visual: { widths: [640, 1280] } },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HeadingAndText: Story = {
  args: {
    children: (
      <>
        <GridItem columns="1-7">
          <PrimitiveBox>Columns 1 to 7</PrimitiveBox>
        </GridItem>
        <GridItem columns="8-12">
          <PrimitiveBox>Columns 8 to 12</PrimitiveBox>
        </GridItem>
      </>
    ),
  },
};

export const LateColumns: Story = {
  args: {
    children: (
      <>
        <GridItem columns="1-5" from="large">
          <PrimitiveBox>Columns 1 to 5, from 1024 px on</PrimitiveBox>
        </GridItem>
        <GridItem columns="6-12" from="large">
          <PrimitiveBox>Columns 6 to 12, from 1024 px on</PrimitiveBox>
        </GridItem>
      </>
    ),
  },
};
