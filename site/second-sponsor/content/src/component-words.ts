import type { Words } from '@sponsor/ui';

export const componentWords: Partial<Words> | undefined = {
  opensInNewTab: '(in a tab of its own)',
  previousSlide: 'Astern',
  nextSlide: 'Ahead',
};
