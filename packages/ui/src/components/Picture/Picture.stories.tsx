import type { Meta, StoryObj } from '@storybook/react-vite';
import { elevation } from './Picture.fixtures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Content/Picture',
  id: 'components-picture',
  component: Picture,
  args: elevation,
  parameters: { visual: { bitmaps: true } },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Priority: Story = { args: { loading: 'first' }, parameters: { visual: { widths: [] } } };

/** The page before the picture has loaded, or if it never does. */
export const Missing: Story = { args: { sources: [], src: 'data:image/webp;base64,' } };
