import { webinarRegulationA } from '@sponsor/content/pictures';
import { webinarCall } from '@sponsor/content/webinar-call';
import { Picture } from '@sponsor/ui';
import { WebinarCall } from '@sponsor/ui/sections';
import { asBuilt } from '../pictures.ts';

const { caption, ...picture } = asBuilt(
  webinarRegulationA,
  import.meta.glob('../../../packages/content/pictures/webinar-regulation-a-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

/** The way from the Regulation A page to its webinar. */
export function FundWebinarCall() {
  return <WebinarCall {...webinarCall} media={<Picture {...picture} sizes="100vw" fill />} caption={caption} />;
}
