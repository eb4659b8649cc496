import type { Meta, StoryObj } from '@storybook/react-vite';
import { flipBook } from '../../components/FlipBook/FlipBook.fixtures.tsx';
import { FlipBook } from '../../components/FlipBook/FlipBook.tsx';
import { regulationAPanel } from './EmbedPanel.fixtures.tsx';
import { EmbedPanel } from './EmbedPanel.tsx';

const meta = {
  title: 'Sections/EmbedPanel',
  component: EmbedPanel,
  args: regulationAPanel,
} satisfies Meta<typeof EmbedPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Framed: Story = {
  args: { frame: { src: 'about:blank', title: 'Investing platform' } },
  // The content of the frame belongs to another site.
  parameters: { visual: { widths: [] } },
};
export const Wide: Story = {
  args: { wide: true, children: <FlipBook {...flipBook} /> },
  parameters: { visual: { widths: [1280] } },
};
export const LongWords: Story = {
  args: { heading: 'Beteiligungsabwicklungsverfahren der Grundstücksverwaltungsgesellschaft' },
  parameters: { visual: { widths: [320] } },
};
