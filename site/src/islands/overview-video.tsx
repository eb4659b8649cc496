import { invest } from '@sponsor/content/invest';
import { seniorResidence } from '@sponsor/content/pictures';
import { Picture, VideoPoster } from '@sponsor/ui';
import { asBuilt } from '../pictures.ts';
import { useRenderInput } from '../render-context.ts';

const { caption, ...poster } = asBuilt(
  seniorResidence,
  import.meta.glob('../../../packages/content/pictures/senior-residence-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

const { title, duration, playLabel, unavailable } = invest.overviewVideo;

/** The overview video, and the study model that stands for it until it is played. */
export function OverviewVideo() {
  const { overviewVideo } = useRenderInput().site;
  return (
    <VideoPoster
      poster={<Picture {...poster} sizes="(min-width: 768px) 51vw, 92vw" loading="eager" />}
      title={title}
      durationText={duration}
      playLabel={playLabel}
      embed={overviewVideo && { src: overviewVideo.embedUrl, title }}
      unavailableText={unavailable}
      caption={caption}
    />
  );
}
