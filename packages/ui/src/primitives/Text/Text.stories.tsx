import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: {
    children:
      'We buy, build and keep apartments for people 62 and older, and small-bay flex space for the trades that serve them, in towns across Indiana.',
  },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lede: Story = { args: { size: 'lede' } };
export const Muted: Story = { args: { size: 'small', tone: 'muted' } };
export const Danger: Story = {
  args: { tone: 'danger', weight: 'medium', children: 'Please enter an e-mail address.' },
};
/** An email address has no break opportunities, and must not make the page scroll horizontally. */
export const LongWord: Story = {
  args: { children: `${'independent-living.'.repeat(6)}example.com`.replaceAll('-', '') },
  parameters: { visual: { widths: [390] } },
};
