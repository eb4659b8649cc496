import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Fields/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  args: { label: 'Search leads', name: 'q', clearLabel: 'Clear the search' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'ann.hollis' } };

/** Its button clears it, and so does Escape; the focus stays in it. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'ann.hollis' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('bo{Escape}okafor');
    await expect(field).toHaveValue('okafor');
  },
};

export const WithHelp: Story = {
  args: { helpText: 'By name, address or a word of the message.', hint: '10,214 leads' },
};
export const LongWords: Story = {
  args: {
    label: 'Rindfleischetikettierungsaufgabenverwaltungsberichte durchsuchen',
    defaultValue: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <SearchField {...args} defaultValue="ann.hollis" />
    </Section>
  ),
};
