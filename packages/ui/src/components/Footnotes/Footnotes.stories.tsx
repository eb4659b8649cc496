import { notes } from '@sponsor/content/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footnotes } from './Footnotes.tsx';

const meta = {
  title: 'Components/Footnotes',
  component: Footnotes,
  args: { notes: Object.values(notes), heading: 'Notes', headingLevel: 2 },
  parameters: { visual: { widths: [390, 768, 1280] } },
} satisfies Meta<typeof Footnotes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every note of the site; a page lists those of its own claims. */
export const Default: Story = {};
export const One: Story = { args: { notes: [notes[19]] } };
export const Three: Story = { args: { notes: [notes[12], notes[15], notes[19]] } };
