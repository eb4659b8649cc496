import { webinarRegulationA, webinarRegulationD } from '@sponsor/content/pictures';
import { Picture } from '@sponsor/ui';
import { asBuilt } from '../pictures.ts';

const { caption: _besideA, ...regulationA } = asBuilt(
  webinarRegulationA,
  import.meta.glob('../../../packages/content/pictures/webinar-regulation-a-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

const { caption: _besideD, ...regulationD } = asBuilt(
  webinarRegulationD,
  import.meta.glob('../../../packages/content/pictures/webinar-regulation-d-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

const sizes = '(min-width: 768px) 56vw, 100vw';

export function RegulationAPicture() {
  return <Picture {...regulationA} sizes={sizes} loading="eager" />;
}

export function RegulationDPicture() {
  return <Picture {...regulationD} sizes={sizes} loading="eager" />;
}
