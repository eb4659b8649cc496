import { community } from '@sponsor/content/community';
import { oneBedroomPlan, studioPlan } from '@sponsor/content/drawing-words';
import { OneBedroomPlan, StudioPlan } from '@sponsor/content/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { CommunityPlans } from './CommunityPlans.tsx';

const meta = {
  title: 'Sections/CommunityPlans',
  component: CommunityPlans,
  args: {
    ...community.apartments,
    plans: [
      {
        media: <StudioPlan label={studioPlan.alternativeText} rooms={studioPlan.rooms} />,
        drawing: titleOf(studioPlan),
      },
      {
        media: <OneBedroomPlan label={oneBedroomPlan.alternativeText} rooms={oneBedroomPlan.rooms} />,
        drawing: titleOf(oneBedroomPlan),
      },
    ],
  },
} satisfies Meta<typeof CommunityPlans>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
