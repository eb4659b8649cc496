import { community } from '@sponsor/content/community';
import { parkviewDining, parkviewGarden } from '@sponsor/content/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/Picture/Picture.tsx';
import { CommunityFeatures } from './CommunityFeatures.tsx';

const { caption, ...garden } = parkviewGarden;
const { caption: _same, ...dining } = parkviewDining;
const { heading, livingSpaces, services, activities } = community.features;

const meta = {
  title: 'Sections/CommunityFeatures',
  component: CommunityFeatures,
  args: {
    heading,
    livingSpaces: { ...livingSpaces, media: <Picture {...garden} sizes="100vw" />, caption },
    services: { ...services, media: <Picture {...dining} sizes="100vw" />, caption },
    activities,
  },
} satisfies Meta<typeof CommunityFeatures>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
