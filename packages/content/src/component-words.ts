import type { Words } from '@sponsor/ui';

/** What the library is to say otherwise than in its own English, wherever its parts stand. */
export const componentWords: Partial<Words> | undefined = undefined;
