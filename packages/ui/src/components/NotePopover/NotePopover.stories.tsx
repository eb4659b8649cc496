import { notePlaceLabel } from '@sponsor/content/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { minimum, totalReturn } from '../Claim/Claim.fixtures.ts';
import { Claim } from '../Claim/Claim.tsx';
import { heroNotes } from '../Footnotes/Footnotes.fixtures.ts';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { NotePopover } from './NotePopover.tsx';
import { openNotesInPlace } from './open-notes-in-place.ts';

const windowOf = (width: number, height: number) => ({
  parameters: {
    viewport: {
      options: { [`w${width}`]: { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } } },
    },
    visual: { widths: [width], height },
  },
  globals: { viewport: { value: `w${width}`, isRotated: false } },
});

function Page({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current ? openNotesInPlace(page.current) : undefined), []);
  return <div ref={page}>{children}</div>;
}

/** A typical page: claims with their marks, their notes, and one place where a note opens. */
const meta = {
  title: 'Components/Overlays/NotePopover',
  id: 'components-notepopover',
  component: NotePopover,
  args: { placeLabel: notePlaceLabel },
  decorators: (StoryInside) => (
    <Page>
      <Stack space="x8">
        <Text>
          The fund asks for a <Claim claim={minimum} />, and aims at a <Claim claim={totalReturn} />.
        </Text>
        <Footnotes notes={heroNotes} heading="Notes" headingLevel={2} />
        <StoryInside />
      </Stack>
    </Page>
  ),
} satisfies Meta<typeof NotePopover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard: Enter on a mark opens its note, Escape closes it and returns to the mark. */
export const Default: Story = {
  ...windowOf(960, 560),
  play: async ({ canvas, step }) => {
    const mark = canvas.getByRole('link', { name: 'Note 12' });
    await step('opens the note at its mark', async () => {
      mark.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('dialog', { name: 'Note 12' })).toHaveFocus();
      await expect(canvas.getByRole('dialog')).toHaveTextContent(/^12The minimum/);
    });
    await step('closes at Escape, with the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(mark).toHaveFocus();
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Note 15' }));
    await expect(canvas.getByRole('dialog', { name: 'Note 15' })).toHaveFocus();
  },
};

/** On a phone it is a sheet at the bottom of the window. */
export const OnAPhone: Story = {
  ...windowOf(390, 640),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Note 15' }));
  },
};

/** If there is no room under the mark, the note is above it, and never beyond the edge of the window. */
export const AtTheEdge: Story = {
  ...windowOf(768, 400),
  decorators: (StoryInside) => (
    <>
      <StoryInside />
      <div style={{ paddingBlockStart: 300, textAlign: 'end' }}>
        <Claim claim={{ ...minimum, notes: [19] }} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('link', { name: 'Note 19' });
    await userEvent.click(marks.at(-1)!);
    const note = canvas.getByRole('dialog', { name: 'Note 19' }).getBoundingClientRect();
    await expect(note.bottom).toBeLessThan(marks.at(-1)!.getBoundingClientRect().top);
    await expect(note.right).toBeLessThan(document.documentElement.clientWidth);
  },
};
