import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Fields/Switch',
  id: 'components-switch',
  component: Switch,
  args: { label: 'Write to me when a lead arrives', defaultChecked: true },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = (
  <Stack space="x3">
    <Switch label="Off" />
    <Switch label="On" defaultChecked />
    <Switch label="Off, and not yours to change" disabled />
    <Switch label="On, and not yours to change" disabled defaultChecked />
  </Stack>
);

export const Default: Story = {};
export const States: Story = { render: () => states };

/** Space switches it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    canvas.getByRole('switch').focus({ focusVisible: true });
  },
};
export const WithHelpAndError: Story = {
  args: {
    helpText: 'One letter a lead, at most ten an hour.',
    errorText: 'This could not be saved. Please try again.',
  },
};
export const LongWords: Story = {
  args: { label: 'Benachrichtigung über Rindfleischetikettierungsaufgabenverwaltungsberichte einschalten' },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <Section surface="inverse" space="compact" component="div">
      {states}
    </Section>
  ),
};
