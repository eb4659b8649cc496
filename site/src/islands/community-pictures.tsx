import { parkviewDining, parkviewExterior, parkviewGarden } from '@sponsor/content/pictures';
import { Picture } from '@sponsor/ui';
import { asBuilt } from '../pictures.ts';

const files = import.meta.glob<string>('../../../packages/content/pictures/parkview-*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});
const { caption: _besideExterior, ...exterior } = asBuilt(parkviewExterior, files);
const { caption: _besideGarden, ...garden } = asBuilt(parkviewGarden, files);
const { caption: _besideDining, ...dining } = asBuilt(parkviewDining, files);

export function ParkviewExterior() {
  return <Picture {...exterior} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />;
}

export function ParkviewGarden() {
  return <Picture {...garden} sizes="(min-width: 768px) 54vw, 92vw" />;
}

export function ParkviewDining() {
  return <Picture {...dining} sizes="(min-width: 768px) 50vw, 92vw" />;
}
