import { flex } from '@sponsor/content/flex';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectResults } from './ProjectResults.tsx';

const meta = {
  title: 'Sections/ProjectResults',
  component: ProjectResults,
  args: flex.results,
} satisfies Meta<typeof ProjectResults>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
