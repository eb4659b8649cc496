import { about } from '@sponsor/content/about';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrackRecord } from './TrackRecord.tsx';

const meta = {
  title: 'Sections/TrackRecord',
  component: TrackRecord,
  args: about.record,
} satisfies Meta<typeof TrackRecord>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
