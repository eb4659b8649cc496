import { communityImpact } from '@sponsor/content/community-impact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { CommunityImpact } from './CommunityImpact.tsx';

const { caption, ...picture } = communityImpact.picture;

const meta = {
  title: 'Sections/CommunityImpact',
  component: CommunityImpact,
  args: {
    ...communityImpact,
    media: <Picture {...picture} sizes="100vw" />,
    caption,
    sources: <Footnotes notes={communityImpact.notes} heading={communityImpact.sourcesHeading} headingLevel={3} />,
  },
} satisfies Meta<typeof CommunityImpact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
