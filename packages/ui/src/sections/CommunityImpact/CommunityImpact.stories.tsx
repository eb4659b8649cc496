import { communityImpact } from '@sponsor/content/community-impact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { CommunityImpact } from './CommunityImpact.tsx';

const { picture: captioned, notes, sourcesHeading, ...words } = communityImpact;
const { caption, ...picture } = captioned;

const meta = {
  title: 'Sections/CommunityImpact',
  component: CommunityImpact,
  args: {
    ...words,
    media: <Picture {...picture} sizes="100vw" />,
    caption,
    sources: <Footnotes notes={notes} heading={sourcesHeading} headingLevel={3} />,
  },
} satisfies Meta<typeof CommunityImpact>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
