import type { Meta, StoryObj } from '@storybook/react-vite';
import { fundLeadership } from './Leadership.fixtures.tsx';
import { Leadership } from './Leadership.tsx';

const meta = {
  title: 'Sections/Leadership',
  component: Leadership,
  args: fundLeadership,
} satisfies Meta<typeof Leadership>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    heading: 'Geschäftsführungsverantwortung',
    people: fundLeadership.people.map((person, index) => ({
      ...person,
      name: `Maximiliana Freifrau von Oberaltertheimhausen ${index + 1}`,
      title: 'Hauptabteilungsleiterin Grundstücksentwicklungsplanung',
    })),
  },
  parameters: { visual: { widths: [320] } },
};
