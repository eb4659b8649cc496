import type { Meta, StoryObj } from '@storybook/react-vite';
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
