import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Fields/Slider',
  id: 'components-slider',
  component: Slider,
  args: {
    label: 'Investment amount, by slider',
    min: 500,
    max: 100_000,
    step: 500,
    defaultValue: 25_000,
    format: (dollars) => `$${dollars.toLocaleString('en-US')}`,
  },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMinimum: Story = { args: { defaultValue: 500 } };
export const AtMaximum: Story = { args: { defaultValue: 100_000 } };
export const Fractions: Story = {
  args: {
    label: 'Share of the year',
    min: 0,
    max: 1,
    step: 0.1,
    defaultValue: 0.3,
    format: (share) => `${share * 100}%`,
  },
};
/** Between two steps, at a number that browsers write with one digit less: it has not been moved. */
export const Thirds: Story = {
  args: { min: 0, max: 10, step: 1, defaultValue: 10 / 3, format: (share) => share.toFixed(2), onValueChange: fn() },
  parameters: { visual: { widths: [] } },
  play: ({ args }) => expect(args.onValueChange).not.toHaveBeenCalled(),
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
      <Slider {...args} />
    </Section>
  ),
};
