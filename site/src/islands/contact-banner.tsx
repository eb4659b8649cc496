import { flexLowSun } from '@sponsor/content/pictures';
import { Picture } from '@sponsor/ui';
import { asBuilt } from '../pictures.ts';

const { caption: _beside, ...banner } = asBuilt(
  flexLowSun,
  import.meta.glob('../../../packages/content/pictures/flex-low-sun-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

/** The picture at the head of the contact page. */
export function ContactBanner() {
  return <Picture {...banner} sizes="(min-width: 1024px) 68vw, 100vw" loading="first" />;
}
