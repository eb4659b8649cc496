import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Fields/TextField',
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'ann@mail.example' } };
export const Focused: Story = {
  args: { defaultValue: 'ann@mail.example' },
  play: ({ canvas }) => canvas.getByLabelText('Email').focus(),
};
export const WithHelp: Story = { args: { helpText: 'We write when the fund opens, and then once a quarter.' } };
export const Invalid: Story = {
  args: { defaultValue: 'ann@example', errorText: 'Please enter a valid email address.' },
};
export const InvalidFocused: Story = {
  args: { ...Invalid.args, helpText: 'We write when the fund opens, and then once a quarter.' },
  play: ({ canvas }) => canvas.getByLabelText('Email').focus(),
};
export const Disabled: Story = { args: { defaultValue: 'ann@mail.example', disabled: true } };
export const Optional: Story = { args: { label: 'Phone', type: 'tel', hint: 'Optional', size: 'medium' } };
export const WithAction: Story = { args: { action: <Button size="large">Get Started Now</Button> } };
export const WithActionNarrow: Story = { ...WithAction, parameters: { visual: { widths: [320] } } };
export const LongWords: Story = {
  args: {
    label: 'The address to which your quarterly statement and the annual tax form are to be sent',
    defaultValue: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
    errorText: 'This address was already used for another account. Sign in with it, or enter a different one here.',
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <TextField {...args} {...Invalid.args} />
    </Section>
  ),
};
