import { homeHero } from '@sponsor/content/home';
import { regulationA } from '@sponsor/content/regulation-a';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Claims/Prose',
  id: 'components-prose',
  component: Prose,
  args: { parts: homeHero.lede },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lede: Story = { args: { parts: regulationA.hero.lede, size: 'lede', tone: 'muted' } };
export const Narrow: Story = { ...Lede, parameters: { visual: { widths: [320] } } };
