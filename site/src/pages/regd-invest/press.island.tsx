import { press } from '@sponsor/content/press';
import { PressCarousel } from '@sponsor/ui/sections';
import { requireContent } from '../../require-content.ts';

/** Press outlets that have reported on the sponsor. */
export default function Press() {
  return <PressCarousel {...requireContent(press, 'press.ts')} />;
}
