import type { ComponentWords } from '@sponsor/domain';

/** What the library is to say otherwise than in its own English, wherever its parts stand. */
export const componentWords: Partial<ComponentWords> | undefined = undefined;
