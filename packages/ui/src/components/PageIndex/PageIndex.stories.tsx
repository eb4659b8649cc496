import { glossary } from '@sponsor/content/glossary';
import { whatWeSaid } from '@sponsor/content/what-we-said';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageIndex } from './PageIndex.tsx';

const meta = {
  title: 'Components/Actions/PageIndex',
  id: 'components-pageindex',
  component: PageIndex,
  args: {
    label: whatWeSaid.indexLabel,
    links: whatWeSaid.register.topics.map(({ id, heading }, index) => ({
      label: heading,
      href: `#${id}`,
      count: index + 3,
    })),
  },
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof PageIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Letters: Story = {
  args: {
    label: glossary.indexLabel,
    links: glossary.letters.map(({ letter }) => ({ label: letter, href: `#${letter}` })),
  },
};
