import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Section } from '../../primitives/Section/Section.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

function Moving(args: SliderProps) {
  const [value, setValue] = useState(args.value);
  return <Slider {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: {
    label: 'Investment amount, by slider',
    min: 500,
    max: 100_000,
    step: 500,
    value: 25_000,
    format: (dollars) => `$${dollars.toLocaleString('en-US')}`,
    onValueChange: () => {},
  },
  render: Moving,
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMinimum: Story = { args: { value: 500 } };
export const AtMaximum: Story = { args: { value: 100_000 } };
export const Fractions: Story = {
  args: { label: 'Share of the year', min: 0, max: 1, step: 0.1, value: 0.3, format: (share) => `${share * 100}%` },
};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('slider').focus() };
export const LongWords: Story = {
  args: { label: 'The amount in United States dollars that you would put into the fund at its first closing' },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Moving {...args} />
    </Section>
  ),
};
