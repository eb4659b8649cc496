import type { Meta, StoryObj } from '@storybook/react-vite';
import { regulationAPanel } from './EmbedPanel.fixtures.ts';
import { EmbedPanel } from './EmbedPanel.tsx';

const meta = {
  title: 'Sections/EmbedPanel',
  component: EmbedPanel,
  args: regulationAPanel,
} satisfies Meta<typeof EmbedPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { heading: 'Beteiligungsabwicklungsverfahren der Grundstücksverwaltungsgesellschaft' },
  parameters: { visual: { widths: [320, 1280] } },
};
