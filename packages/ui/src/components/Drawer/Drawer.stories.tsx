import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { openedBy } from '../Dialog/Dialog.fixtures.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Overlays/Drawer',
  id: 'components-drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '640px' } }, visual: { widths: [390, 1280], height: 640 } },
  args: {
    heading: 'ann.hollis@example.com',
    closeLabel: 'Close',
    trigger: openedBy('Open the lead'),
    children: (
      <DescriptionList
        items={[
          { term: 'Came', description: 'November 21, 2026, 9:14 AM' },
          { term: 'From', description: 'The sign-up on /invest' },
          { term: 'Accreditation', description: 'Not accredited' },
          { term: 'In the CRM', description: 'Since November 21, 2026, 9:14 AM' },
        ]}
      />
    ),
    actions: (
      <>
        <Button>Mark as contacted</Button>
        <Button variant="outline">Send to the CRM again</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** When opened, the focus is on the first control in it. */
export const Default: Story = { args: { defaultOpen: true } };

/** The focus moves to the first control in it, and back to the button that opened it. */
export const ByKeyboard: Story = {
  parameters: { docs: { story: { inline: true } }, visual: { widths: [] } },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open the lead' });
    await step('opens, with the focus in it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('dialog', { name: 'ann.hollis@example.com' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark as contacted' })).toHaveFocus());
    });
    await step('is closed by its button, with the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
  },
};

/** While it contains a form, a press beside it does not close it. */
export const Filters: Story = {
  args: {
    heading: 'Filter leads',
    trigger: openedBy('Filters'),
    defaultOpen: true,
    actions: (
      <Inline space="x3">
        <Button>Show 14 leads</Button>
        <Button variant="outline">Clear all</Button>
      </Inline>
    ),
    children: (
      <Stack space="x6">
        <RadioGroup
          label="Status"
          name="status"
          options={[
            { value: 'new', label: 'New' },
            { value: 'contacted', label: 'Contacted' },
            { value: 'qualified', label: 'Qualified' },
          ]}
          defaultValue="new"
        />
        <TextField label="Campaign" name="campaign" size="medium" autoComplete="off" />
      </Stack>
    ),
  },
};

/** If it is higher than the window, its text scrolls between its heading and its actions. */
export const LongText: Story = {
  parameters: { visual: { widths: [390, 768], height: 560 } },
  args: {
    defaultOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>November {21 - index}, 2026. Opened the offering circular, and read on for a while.</Text>
        ))}
      </Stack>
    ),
  },
  play: ({ canvas }) => {
    canvas.getByRole('dialog').scrollTop = 160;
  },
};

/** In a low window nothing sticks: it opens at its heading and takes the focus itself. */
export const EnlargedWindow: Story = {
  args: { defaultOpen: true },
  parameters: {
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '256px' } } } },
    visual: { widths: [320], height: 256 },
  },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await expect(drawer.scrollTop).toBe(0);
    await expect(drawer).toHaveFocus();
  },
};

export const LongWords: Story = {
  parameters: { visual: { widths: [320], height: 560 } },
  args: {
    heading: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
    defaultOpen: true,
    actions: <Button>An den Vertrieb übertragen</Button>,
  },
};
