import { press } from '@sponsor/content/press';
import { PressCarousel } from '@sponsor/ui/sections';
import { present } from '../../present.ts';

/** Who has reported on the sponsor. */
export default function Press() {
  return <PressCarousel {...present(press, 'press.ts')} />;
}
