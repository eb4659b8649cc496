import { carouselLabels } from '@sponsor/content/portfolio';
import { press } from '@sponsor/content/press';
import { PressCarousel } from '@sponsor/ui/sections';

/** Who has reported on the sponsor. */
export default function Press() {
  return <PressCarousel {...press} labels={carouselLabels} />;
}
