import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Actions/Tabs',
  id: 'components-tabs',
  component: Tabs,
  args: {
    label: 'About this lead',
    tabs: [
      { value: 'history', label: 'History', content: <Text>Signed up on November 21, 2026.</Text> },
      { value: 'deliveries', label: 'Deliveries', content: <Text>Delivered to the CRM at 9:05 AM.</Text> },
      { value: 'consent', label: 'Consent', content: <Text>Agreed to be written to, not to be called.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The arrow keys move on; Tab moves into the view, and back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Deliveries' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Deliveries' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Deliveries' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Deliveries' })).toHaveFocus();
    canvas.getByRole('tab', { name: 'Deliveries' }).focus({ focusVisible: true });
  },
};

/** On a phone the row scrolls. */
export const Narrow: Story = {
  args: {
    tabs: ['History', 'Deliveries', 'The page they saw', 'Consent', 'Notes'].map((label) => ({
      value: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  parameters: { visual: { widths: [320] } },
};

/** The chosen one is in view at first, after another choice, and in a narrower container. */
export const ChosenInSight: Story = {
  ...Narrow,
  args: { ...Narrow.args, defaultValue: 'Consent' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '300px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    const expectInSight = async (name: string) => {
      const tab = canvas.getByRole('tab', { name, selected: true });
      await waitFor(async () => {
        const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
        await expect(Math.floor(inner.right)).toBeLessThanOrEqual(Math.ceil(outer.right));
        await expect(Math.ceil(inner.left)).toBeGreaterThanOrEqual(Math.floor(outer.left));
      });
    };
    await expectInSight('Consent');
    await userEvent.keyboard('{Tab}{End}');
    await expectInSight('Notes');
    await fireEvent.mouseDown(canvas.getByRole('tab', { name: 'Deliveries' }));
    await expectInSight('Deliveries');
    row.scrollLeft = 0;
    const place = row.parentElement?.parentElement;
    if (place) place.style.maxInlineSize = '160px';
    await expectInSight('Deliveries');
    if (place) place.style.maxInlineSize = '300px';
  },
};
/** The chosen tab is removed while it has the focus: the first one gets it. */
export const OneFewer: Story = {
  tags: ['!autodocs'],
  parameters: { visual: { widths: [] } },
  render: (args) => {
    function Lead() {
      const [tabs, setTabs] = useState(args.tabs);
      return (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It receives the events of its tabs.
        <div onKeyDown={({ key }) => key === 'Delete' && setTabs(tabs.slice(0, -1))}>
          <Tabs {...args} tabs={tabs} />
        </div>
      );
    }
    return <Lead />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Delete}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Deliveries' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    tabs: [
      {
        value: 'first',
        label: 'Rindfleischetikettierungsaufgabenverwaltungsbericht',
        content: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
      },
      { value: 'second', label: 'Consent', content: '' },
    ],
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Tabs {...args} />
    </Section>
  ),
};
