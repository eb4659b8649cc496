import { noteBackLabel } from '@sponsor/content/note-back-label';
import { noteHistory, notes } from '@sponsor/content/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { developments, minimum } from '../Claim/Claim.fixtures.ts';
import { Claim } from '../Claim/Claim.tsx';
import { Footnotes } from './Footnotes.tsx';
import { linkNotesBack } from './link-notes-back.ts';

const meta = {
  title: 'Components/Claims/Footnotes',
  id: 'components-footnotes',
  component: Footnotes,
  args: { notes: Object.values(notes).slice(0, 7), heading: 'Notes', headingLevel: 2 },
  parameters: { visual: { widths: [390, 768, 1280] } },
} satisfies Meta<typeof Footnotes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enough to fill each column; a page lists the notes of its own claims. */
export const Default: Story = {};
/** As on a page: each links back to its marks, the last one to two. */
export const LinkedBack: Story = {
  args: { notes: [notes[12], notes[14], notes[15]] },
  decorators: (StoryInside) => (
    <Stack>
      <Claim claim={minimum} />
      <Claim claim={{ ...developments, notes: [14, 15] }} />
      <StoryInside />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    linkNotesBack(canvasElement, noteBackLabel);
    const { width, height } = canvas.getByRole('link', { name: `${noteBackLabel} 2` }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};
export const One: Story = { args: { notes: [notes[19]] } };
export const Three: Story = { args: { notes: [notes[12], notes[15], notes[19]] } };
/** Each note links to the history of its claims. */
export const WithHistory: Story = { args: { notes: [notes[12], notes[15], notes[19]], history: noteHistory } };
/** On a phone they are collapsed until somebody, or a link to one of them, opens them. */
export const Folded: Story = { args: { folded: true }, parameters: { visual: { widths: [390, 768] } } };
export const Unfolded: Story = {
  args: { folded: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show all'));
  },
  parameters: { visual: { widths: [390] } },
};
