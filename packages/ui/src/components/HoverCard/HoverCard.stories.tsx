import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'Components/HoverCard',
  component: HoverCard,
  args: {
    heading: 'Real Family Value',
    headingLevel: 3,
    children: 'Well-kept homes at a rent a household can carry, near school and work.',
  },
  parameters: { visual: { height: 320 } },
  decorators: (StoryInside) => (
    <div style={{ position: 'relative', inlineSize: 240, paddingBlockStart: 200, marginInlineStart: 40 }}>
      <StoryInside />
    </div>
  ),
} satisfies Meta<typeof HoverCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() };
export const LongWords: Story = {
  ...Default,
  args: {
    heading: 'Seniorenwohnanlagen',
    children: 'Grundstücksverwaltungsgesellschaften vermieten bezahlbare Wohnungen in der Nachbarschaft.',
  },
  parameters: { visual: { widths: [320], height: 320 } },
};
