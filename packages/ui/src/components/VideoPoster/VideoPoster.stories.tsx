import { regulationA } from '@sponsor/content/regulation-a';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { elevation } from '../Picture/Picture.fixtures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { VideoPoster } from './VideoPoster.tsx';

const { overviewVideo } = regulationA;

const meta = {
  title: 'Components/Content/VideoPoster',
  id: 'components-videoposter',
  component: VideoPoster,
  args: {
    poster: <Picture {...elevation} />,
    title: overviewVideo.title,
    durationText: overviewVideo.duration,
    playLabel: overviewVideo.playLabel,
    unavailableText: overviewVideo.unavailable,
    embed: { src: 'about:blank', title: 'How the fund works, video' },
    caption: 'Illustrative drawing, not to scale.',
  },
  parameters: { visual: { widths: [390, 768] } },
} satisfies Meta<typeof VideoPoster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus({ focusVisible: true }) };

/** The player is another site's; here it is an empty page. */
export const Playing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByTitle('How the fund works, video')).toHaveFocus();
  },
};

/** No video is configured: nothing looks playable. */
export const NotAvailable: Story = { args: { embed: undefined } };
export const LongWords: Story = {
  args: { title: 'How Spark Fund One chooses, builds, fills and in the end sells a building in the Midwest' },
  parameters: { visual: { widths: [320] } },
};
