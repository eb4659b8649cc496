import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Fields/DateField',
  id: 'components-datefield',
  component: DateField,
  parameters: { visual: { widths: [390] } },
  args: { label: 'Next call', name: 'next-call', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-22' } };

/** Its parts are typed one after the other; the arrow keys change the selected part. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Next call');
    await userEvent.type(field, '2026-11-22');
    await expect(field).toHaveValue('2026-11-22');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-22');
  },
};
export const Medium: Story = {
  args: { size: 'medium', label: 'From', hint: 'Optional', helpText: 'Leads that came on this day or later.' },
};
export const Invalid: Story = {
  args: { defaultValue: '2025-11-22', min: '2026-11-22', errorText: 'Choose today or a later day.' },
};
export const Disabled: Story = { args: { defaultValue: '2026-11-22', disabled: true } };
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <DateField {...args} defaultValue="2026-11-22" />
    </Section>
  ),
};
