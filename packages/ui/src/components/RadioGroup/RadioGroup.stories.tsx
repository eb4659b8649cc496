import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Fields/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: {
    label: 'What may this person do?',
    name: 'role',
    options: [
      { value: 'viewer', label: 'Viewer', helpText: 'Reads leads.' },
      { value: 'editor', label: 'Editor', helpText: 'Changes their status and writes notes.' },
      { value: 'administrator', label: 'Administrator', helpText: 'Invites and removes staff as well.' },
    ],
    defaultValue: 'viewer',
  },
  // When all stories are on one page, each keeps its own choice.
  decorators: (StoryInside) => (
    <form>
      <StoryInside />
    </form>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const { defaultValue: _viewer, ...nothingChosen } = meta.args;

export const Default: Story = {};
export const NothingChosen: Story = { render: () => <RadioGroup {...nothingChosen} /> };

/** The arrow keys choose, and skip disabled options. */
export const ByKeyboard: Story = {
  args: {
    options: meta.args.options.map((option) => (option.value === 'editor' ? { ...option, disabled: true } : option)),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Viewer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Administrator' })).toBeChecked();
    canvas.getByRole('radio', { name: 'Administrator' }).focus({ focusVisible: true });
  },
};
export const Invalid: Story = {
  render: () => <RadioGroup {...nothingChosen} errorText="Please choose one." helpText="It can be changed later." />,
};
export const LongWords: Story = {
  args: {
    label: 'Rindfleischetikettierungsaufgabenverwaltungsberechtigung dieser Person',
    options: [{ value: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenträger auf Lebenszeit' }],
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <RadioGroup {...args} hint="For this account" />
    </Section>
  ),
};
