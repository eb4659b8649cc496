import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  id: 'components-checkboxgroup',
  component: CheckboxGroup,
  args: {
    label: 'Which funds may we write to you about?',
    name: 'funds',
    options: [
      { value: 'regulation-a', label: 'Regulation A', helpText: 'Open to everybody.' },
      { value: 'regulation-d', label: 'Regulation D', helpText: 'For accredited investors.' },
      { value: 'later', label: 'Funds to come' },
    ],
    defaultValue: ['regulation-a'],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHelpAndHint: Story = { args: { hint: 'Optional', helpText: 'You can change this at any time.' } };
export const Invalid: Story = { args: { defaultValue: [], errorText: 'Please choose at least one.' } };
export const DisabledOption: Story = {
  args: { options: [...meta.args.options, { value: 'closed', label: 'Riverside Yard (closed)', disabled: true }] },
};
export const LongWords: Story = {
  args: {
    label: 'Rindfleischetikettierungsaufgabenverwaltungsberichte, von denen Sie hören möchten',
    options: [{ value: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik, jährlich' }],
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <CheckboxGroup {...args} errorText="Please choose at least two." />
    </Section>
  ),
};
