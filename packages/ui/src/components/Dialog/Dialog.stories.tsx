import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, StrictMode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { openedBy } from './Dialog.fixtures.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  id: 'components-dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '560px' } }, visual: { widths: [390, 768], height: 560 } },
  args: {
    heading: 'Erase this person?',
    closeLabel: 'Close',
    role: 'alertdialog',
    trigger: openedBy('Erase'),
    children: <Text>Name, address and messages are blanked, here and in the CRM. This cannot be undone.</Text>,
    actions: (
      <form method="dialog">
        <Inline space="x3">
          <Button type="submit">Erase this person</Button>
          <Button type="submit" variant="outline">
            Keep
          </Button>
        </Inline>
      </form>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A question takes the focus itself, so that an early key press answers nothing. */
export const Default: Story = { args: { defaultOpen: true } };

/** The focus moves to the question, from there with Tab to the answers, and back to the button that opened it. */
export const ByKeyboard: Story = {
  parameters: { docs: { story: { inline: true } }, visual: { widths: [] } },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Erase' });
    await step('opens, with the focus in it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('alertdialog', { name: 'Erase this person?' })).toHaveFocus());
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Erase this person' })).toHaveFocus();
    });
    await step('is left by a choice, with the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
      await waitFor(() => expect(canvas.queryByText(/cannot be undone/)).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toHaveFocus());
  },
};

/** React's strict mode closes and reopens it, which must not count as a request to close. */
export const WithForm: Story = {
  decorators: (StoryInside) => (
    <StrictMode>
      <StoryInside />
    </StrictMode>
  ),
  args: {
    role: 'dialog',
    heading: 'Invite a colleague',
    trigger: openedBy('Invite'),
    defaultOpen: true,
    actions: undefined,
    children: (
      <form>
        <Stack space="x6">
          <TextField
            label="Email"
            name="email"
            type="email"
            size="medium"
            autoComplete="off"
            helpText="They get a link that works once."
          />
          <Button type="submit">Send the invitation</Button>
        </Stack>
      </form>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByLabelText('Email')).toHaveFocus(),
};

/** If it is higher than the window, it scrolls under its heading. */
export const LongText: Story = {
  parameters: { visual: { widths: [390], height: 560 } },
  args: {
    role: 'dialog',
    heading: 'What this person agreed to on November 21, 2026',
    trigger: openedBy('Consent'),
    defaultOpen: true,
    actions: undefined,
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>
            {index + 1}. I have read the offering circular, and I know that I could lose some or all of what I invest.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    dialog.scrollTop = 200;
  },
};

/** The actions are out of view: it opens at its heading and takes the focus itself. */
export const LongTextWithActions: Story = {
  ...LongText,
  args: { ...LongText.args, actions: <Button>I have read it</Button> },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
    await expect(dialog).toHaveFocus();
  },
};

/** In an enlarged window the heading and the close button scroll with the text, and cover none of it. */
export const EnlargedWindow: Story = {
  ...LongTextWithActions,
  parameters: {
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '256px' } } } },
    visual: { widths: [320], height: 256 },
  },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollTop).toBe(0);
    dialog.scrollTop = 200;
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.bottom).toBeLessThan(dialog.getBoundingClientRect().top);
  },
};

export const LongWords: Story = {
  parameters: { visual: { widths: [320], height: 560 } },
  args: { heading: 'Rindfleischetikettierungsaufgabenverwaltungsbericht wirklich löschen?', defaultOpen: true },
};

function HiddenForAWhile(args: DialogProps) {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
  function hide() {
    setMode('hidden');
    // Longer than the browser takes to report that a dialog has closed.
    setTimeout(() => setMode('visible'), 100);
  }
  return (
    <Activity mode={mode}>
      <Dialog {...args}>
        <TextField label="Name" name="name" autoComplete="off" />
        <Button onClick={hide}>Look up</Button>
      </Dialog>
    </Activity>
  );
}

/** Simulates hiding by `Suspense`. It comes back with its input, and has not asked to be closed. */
export const Hidden: Story = {
  tags: ['!autodocs'],
  parameters: { visual: { widths: [] } },
  args: { role: 'dialog', onOpenChange: fn() },
  render: (args) => <HiddenForAWhile {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }));
    await userEvent.type(canvas.getByLabelText('Name'), 'Ann');
    await userEvent.click(canvas.getByRole('button', { name: 'Look up' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('dialog', { name: 'Erase this person?' })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ann');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};
