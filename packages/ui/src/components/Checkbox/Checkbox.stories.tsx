import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'Send me the quarterly report', name: 'report' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = (
  <Stack space="x3">
    <Checkbox label="Off" />
    <Checkbox label="On" defaultChecked />
    <Checkbox label="Some of them" indeterminate />
    <Checkbox label="Cannot be chosen" disabled />
    <Checkbox label="Cannot be taken back" disabled defaultChecked />
  </Stack>
);

export const Default: Story = { args: { defaultChecked: true } };
export const States: Story = { render: () => states };

/** Space switches it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    canvas.getByRole('checkbox').focus({ focusVisible: true });
  },
};
export const WithHelp: Story = { args: { helpText: 'Four letters a year, and never an offer.' } };
export const Invalid: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="/legal/offering-circular">offering circular</Link>
      </>
    ),
    errorText: 'Please read it before you go on.',
    helpText: 'It says what can go wrong.',
  },
};
export const LongWords: Story = {
  args: {
    label:
      'I understand that I could lose some or all of what I invest, and that Rindfleischetikettierungsaufgabenverwaltungsberichte are of no help',
  },
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
