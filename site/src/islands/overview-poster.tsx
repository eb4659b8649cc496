import { seniorResidence } from '@sponsor/content/pictures';
import { Picture } from '@sponsor/ui';
import { asBuilt } from '../pictures.ts';

const { caption: _beside, ...poster } = asBuilt(
  seniorResidence,
  import.meta.glob('../../../packages/content/pictures/senior-residence-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

/** What stands for the overview video until it is played. */
export function OverviewPoster() {
  return <Picture {...poster} sizes="(min-width: 768px) 51vw, 92vw" loading="eager" />;
}
