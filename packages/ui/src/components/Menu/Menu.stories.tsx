import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Components/Actions/Menu',
  id: 'components-menu',
  component: Menu,
  parameters: { visual: { height: 320 } },
  args: {
    label: 'Actions',
    items: [
      { label: 'Mark as contacted', onSelect: fn() },
      { label: 'Send to the CRM again', onSelect: fn() },
      { label: 'Merge with another lead', onSelect: fn(), disabled: true },
      { label: 'Erase…', onSelect: fn(), tone: 'danger', startsGroup: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Not open from the start, which would take the focus from a page of documentation. */
const openByPress: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button'));

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: 'Mark as contacted' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('menuitem', { name: 'Send to the CRM again' })).toHaveFocus();
  },
};
/** Tab closes it and moves on; with Shift, the focus returns to the button. */
export const LeftByTab: Story = {
  parameters: { visual: { widths: [] } },
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    for (const shift of [false, true]) {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('menuitem', { name: 'Mark as contacted' })).toHaveFocus();
      await userEvent.tab({ shift });
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
      await expect(shift ? button : canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    }
  },
};
export const Closed: Story = { tags: ['!autodocs'], parameters: { visual: { height: 1 } } };
/** As high as a button with the default size. */
export const BesideAButton: Story = {
  parameters: { visual: { height: 1 } },
  render: (args) => (
    <Inline space="x3">
      <Button variant="outline">Invite</Button>
      <Menu {...args} size="medium" />
    </Inline>
  ),
};
export const Icon: Story = {
  args: { variant: 'icon', label: 'Actions for ann.hollis@example.com' },
  play: openByPress,
};

function Columns() {
  const [shown, setShown] = useState(['Email', 'Status']);
  const items = ['Email', 'Phone', 'Status', 'Next action'].map((label) => ({
    label,
    checked: shown.includes(label),
    disabled: label === 'Email',
    onCheckedChange: (checked: boolean) =>
      setShown(checked ? [...shown, label] : shown.filter((column) => column !== label)),
  }));
  return <Menu label="Columns" items={items} />;
}

const columnsToCopy = `import { Menu } from '@sponsor/ui';
import { useState } from 'react';

export function Columns() {
  const [shown, setShown] = useState(['Email', 'Status']);
  return (
    <Menu
      label="Columns"
      items={['Email', 'Phone', 'Status'].map((label) => ({
        label,
        checked: shown.includes(label),
        onCheckedChange: (checked) =>
          setShown(checked ? [...shown, label] : shown.filter((column) => column !== label)),
      }))}
    />
  );
}
`;

/** Several can be switched before it is closed. */
export const Options: Story = {
  render: () => <Columns />,
  parameters: { docs: { source: { code: columnsToCopy, language: 'tsx' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: 'Phone' }));
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Phone' })).toBeChecked();
  },
};

export const InForcedColours: Story = {
  ...Options,
  parameters: { ...Options.parameters, visual: { medium: 'forced colours' } },
};

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="Actions" items={[{ label: 'Erase…', onSelect: () => setOpen(true), tone: 'danger' }]} />
      <Dialog heading="Erase this person?" closeLabel="Close" open={open} onOpenChange={setOpen}>
        <Text>This cannot be undone.</Text>
      </Dialog>
    </>
  );
}

const withDialogToCopy = `import { Dialog, Menu, Text } from '@sponsor/ui';
import { useState } from 'react';

export function LeadActions() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="Actions" items={[{ label: 'Erase…', onSelect: () => setOpen(true), tone: 'danger' }]} />
      <Dialog heading="Erase this person?" open={open} onOpenChange={setOpen}>
        <Text>This cannot be undone.</Text>
      </Dialog>
    </>
  );
}
`;

/** A command opens a dialog; when that closes, the focus returns to the button of the menu. */
export const OpensDialog: Story = {
  parameters: { visual: { widths: [] }, docs: { source: { code: withDialogToCopy, language: 'tsx' } } },
  render: () => <WithDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Erase…' }));
    await expect(await canvas.findByRole('dialog', { name: 'Erase this person?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};
export const LongWords: Story = {
  parameters: { visual: { widths: [320], height: 320 } },
  play: openByPress,
  args: {
    label: 'Rindfleischetikettierungsaufgabenverwaltungsbericht bearbeiten',
    items: [
      { label: 'Send the message of November 21, 2026 to the customer relationship management system', onSelect: fn() },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', onSelect: fn() },
    ],
  },
};
export const Inverse: Story = {
  parameters: { frame: 'none', visual: { height: 380 } },
  play: openByPress,
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Menu {...args} />
    </Section>
  ),
};
