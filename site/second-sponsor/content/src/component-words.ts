import type { ComponentWords } from '@sponsor/domain';

export const componentWords: Partial<ComponentWords> | undefined = {
  opensInNewTab: '(in a tab of its own)',
  previousSlide: 'Astern',
  nextSlide: 'Ahead',
};
