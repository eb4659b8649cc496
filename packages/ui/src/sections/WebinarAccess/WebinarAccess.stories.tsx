import { webinarRegulationD } from '@sponsor/content/pictures';
import { webinars, webinarWords } from '@sponsor/content/webinar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/Picture/Picture.tsx';
import { VideoPoster } from '../../components/VideoPoster/VideoPoster.tsx';
import { WebinarAccess } from './WebinarAccess.tsx';

const { accessHeading, agenda, documentLabel, next } = webinars['regulation-d'];
const { caption, ...picture } = webinarRegulationD;

const meta = {
  title: 'Sections/WebinarAccess',
  component: WebinarAccess,
  args: {
    heading: accessHeading,
    thanks: webinarWords.thanks,
    media: (
      <VideoPoster
        poster={<Picture {...picture} sizes="100vw" />}
        title={accessHeading}
        playLabel={webinarWords.playLabel}
        embed={undefined}
        unavailableText={webinarWords.unavailable}
        caption={caption}
      />
    ),
    contents: { heading: webinarWords.contentsHeading, items: agenda, risk: webinarWords.risk },
    next: { heading: webinarWords.nextHeading, ...next, document: { label: documentLabel, href: '/ppm' } },
  },
  parameters: {
    // A missing recording must be announced.
    jsx: { filterProps: (value: unknown, name: string) => value !== undefined || name === 'embed' },
  },
} satisfies Meta<typeof WebinarAccess>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
