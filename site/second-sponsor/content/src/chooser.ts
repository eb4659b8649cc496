import type { ChooserWords } from '@sponsor/domain';

export const chooser: ChooserWords | undefined = undefined;
