import { webinarRegulationD } from '@sponsor/content/pictures';
import { Picture } from '@sponsor/ui';
import { asBuilt } from '../pictures.ts';

const { caption: _besideD, ...regulationD } = asBuilt(
  webinarRegulationD,
  import.meta.glob('../../../packages/content/pictures/webinar-regulation-d-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

export function RegulationDPicture() {
  return <Picture {...regulationD} sizes="(min-width: 768px) 53vw, 100vw" loading="eager" />;
}
