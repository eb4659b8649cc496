import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HoverCard } from './HoverCard.tsx';

const toCopy = `import { HoverCard } from '@sponsor/ui';

export function Values() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', gap: '2rem' }}>
      <HoverCard heading="Real Family Value" headingLevel={3}>
        Well-kept homes at a rent a household can carry, near school and work.
      </HoverCard>
      <HoverCard heading="Built to Last" headingLevel={3}>
        Brick, timber and roofs that the next owner will not have to change.
      </HoverCard>
    </div>
  );
}
`;

const meta = {
  title: 'Components/Overlays/HoverCard',
  id: 'components-hovercard',
  component: HoverCard,
  args: {
    heading: 'Real Family Value',
    headingLevel: 3,
    children: 'Well-kept homes at a rent a household can carry, near school and work.',
  },
  parameters: { visual: { height: 320 } },
  decorators: (StoryInside) => (
    <div style={{ inlineSize: 240, paddingBlockStart: 200, marginInlineStart: 40 }}>
      <StoryInside />
    </div>
  ),
} satisfies Meta<typeof HoverCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is open here from the start; elsewhere it opens for the pointer and for focus. */
export const Default: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { source: { code: toCopy, language: 'tsx' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { expanded: true });
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await canvas.findByRole('button', { expanded: true });
  },
};
/** The pointer rests on the media, which belongs to the card; the page beside it still works. */
export const WithMedia: Story = {
  args: { media: <div style={{ blockSize: 120, background: 'linear-gradient(0.1turn, #cdd5cf, #7d9186)' }} /> },
  parameters: { visual: { height: 460 } },
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole('button');
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const at = (x: number, y: number) => canvasElement.ownerDocument.elementFromPoint(x, y);
    await expect(at(left + 20, top - 60)).toBe(control);
    await expect(at(right + 20, top)).not.toBe(control);
    await expect(at(left, bottom + 20)).not.toBe(control);
    await userEvent.hover(control);
    await canvas.findByRole('button', { expanded: true });
  },
};
export const LongWords: Story = {
  ...ByKeyboard,
  args: {
    heading: 'Seniorenwohnanlagen',
    children: 'Grundstücksverwaltungsgesellschaften vermieten bezahlbare Wohnungen in der Nachbarschaft.',
  },
  parameters: { visual: { widths: [320], height: 320 } },
};
