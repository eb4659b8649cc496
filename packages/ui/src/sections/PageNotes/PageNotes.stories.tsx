import { community } from '@sponsor/content/community';
import { home } from '@sponsor/content/home';
import { notesHeading } from '@sponsor/content/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageNotes } from './PageNotes.tsx';

const meta = {
  title: 'Sections/PageNotes',
  component: PageNotes,
  args: { heading: notesHeading, notes: home.notes },
} satisfies Meta<typeof PageNotes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithStatement: Story = {
  args: {
    notes: community.notes,
    children: (
      <Text size="small" tone="muted">
        {community.statement}
      </Text>
    ),
  },
};
