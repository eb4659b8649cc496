import type { PressCarouselWords } from '@sponsor/ui/sections';

export const press: PressCarouselWords | undefined = undefined;
