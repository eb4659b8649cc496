import { about } from '@sponsor/content/about';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrackRecord } from './TrackRecord.tsx';

const meta = {
  title: 'Sections/TrackRecord',
  component: TrackRecord,
  args: about.record,
} satisfies Meta<typeof TrackRecord>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
