import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
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

/** Its button empties it, and so does Escape; the focus stays in it. */
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

/** Both return to what they began with, also where the first has all drawn anew while the reset is on its way. */
export const FollowsItsForm: Story = {
  parameters: { visual: { widths: [] } },
  render: (args) => {
    function Both() {
      const [value, setValue] = useState('');
      return (
        <form>
          <SearchField {...args} value={value} onValueChange={(next) => flushSync(() => setValue(next))} />
          <SearchField name="page" label="Search pages" defaultValue="invest" />
          <button type="reset">Reset</button>
        </form>
      );
    }
    return <Both />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search leads'), 'ann');
    await userEvent.type(canvas.getByLabelText('Search pages'), 'or');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByLabelText('Search leads')).toHaveValue('');
    await expect(canvas.getByLabelText('Search pages')).toHaveValue('invest');
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
