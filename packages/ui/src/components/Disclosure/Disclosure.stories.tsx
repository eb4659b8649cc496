import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Content/Disclosure',
  id: 'components-disclosure',
  component: Disclosure,
  args: {
    summary: 'Response of the CRM',
    children: <Text>403: the form knows no field “investmentAmount”. Tried three times, last on November 21.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

/** The browser opens it; closed content is not visible. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Response of the CRM')).toHaveFocus();
    await expect(canvas.getByText(/^403/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Response of the CRM'));
    await waitFor(() => expect(canvas.getByText(/^403/)).toBeVisible());
    canvas.getByText('Response of the CRM').focus({ focusVisible: true });
  },
};
/** Controlled by a parent that ignores requests. */
export const KeptClosed: Story = {
  args: { open: false, onOpenChange: fn() },
  parameters: { visual: { widths: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Response of the CRM'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open');
  },
};
export const Several: Story = {
  render: (args) => (
    <Stack space="x1">
      <Disclosure {...args} />
      <Disclosure {...args} summary="What was sent" defaultOpen />
      <Disclosure {...args} summary="Where it came from" />
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    summary: 'Rindfleischetikettierungsaufgabenverwaltungsbericht und alles, was dazu gehört',
    children: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Disclosure {...args} defaultOpen />
    </Section>
  ),
};
