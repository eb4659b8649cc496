import { flexTraits } from '@sponsor/content/drawing-words';
import { FlexTrait } from '@sponsor/content/drawings';
import { flex, flexEmoji } from '@sponsor/content/flex';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Traits } from './Traits.tsx';

const meta = {
  title: 'Sections/Traits',
  component: Traits,
  args: {
    ...flex.traits,
    traits: flex.traits.traits.map(({ name, ...trait }) => ({
      ...trait,
      media: <FlexTrait label={flexTraits[name].alternativeText} trait={name} />,
    })),
  },
} satisfies Meta<typeof Traits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without pictures: every system draws emoji differently. */
export const WithEmoji: Story = {
  args: {
    emoji: flexEmoji.traits,
    traits: flex.traits.traits.map(({ name, ...trait }) => ({ ...trait, emoji: flexEmoji.eachTrait[name] })),
  },
  parameters: { visual: { widths: [] } },
};
