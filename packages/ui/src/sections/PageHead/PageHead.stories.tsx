import { about } from '@sponsor/content/about';
import { flexElevation } from '@sponsor/content/drawing-words';
import { FlexElevation } from '@sponsor/content/drawings';
import { flex } from '@sponsor/content/flex';
import { flexLowSun } from '@sponsor/content/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/Picture/Picture.tsx';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { PageHead } from './PageHead.tsx';

const { caption, ...picture } = flexLowSun;

const meta = {
  title: 'Sections/PageHead',
  component: PageHead,
  args: { ...about.head, media: <Picture {...picture} sizes="100vw" />, caption },
} satisfies Meta<typeof PageHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutMedia: Story = {
  render: () => <PageHead {...flex.head} />,
  parameters: { visual: { widths: [1280] } },
};
export const WithElevation: Story = {
  render: () => (
    <PageHead
      {...flex.head}
      media={<FlexElevation label={flexElevation.alternativeText} />}
      drawing={titleOf(flexElevation)}
    />
  ),
  parameters: { visual: { widths: [1280] } },
};
