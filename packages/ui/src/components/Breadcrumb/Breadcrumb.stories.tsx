import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Actions/Breadcrumb',
  id: 'components-breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Leads', href: '#leads' },
      { label: 'ann.hollis@example.com', href: '#ann' },
      { label: 'The page they saw', href: '#page' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneAbove: Story = {
  args: {
    items: [
      { label: 'Leads', href: '#leads' },
      { label: 'ann.hollis@example.com', href: '#ann' },
    ],
  },
};
export const Focused: Story = {
  play: ({ canvas }) => canvas.getByRole('link', { name: 'Leads' }).focus({ focusVisible: true }),
};
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Leads', href: '#leads' },
      {
        label: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
        href: '#maria',
      },
      { label: 'Rindfleischetikettierungsaufgabenverwaltungsbericht', href: '#report' },
    ],
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Breadcrumb {...args} />
    </Section>
  ),
};
