import type { PressWords } from '@sponsor/domain';

export const press: PressWords | undefined = undefined;
