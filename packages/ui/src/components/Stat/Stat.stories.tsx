import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Components/Data/Stat',
  id: 'components-stat',
  component: Stat,
  args: { label: 'New leads this week', value: '214', detail: '31 more than the week before' },
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutDetail: Story = { args: { value: '1,204', detail: undefined } };
export const LongWords: Story = {
  args: {
    label: 'Rindfleischetikettierungsaufgabenverwaltungsberichte im laufenden Geschäftsjahr',
    value: '1,204,311,877,201',
    detail: 'Nobody has counted them before, so there is nothing that they could be compared with.',
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Stat {...args} />
    </Section>
  ),
};
