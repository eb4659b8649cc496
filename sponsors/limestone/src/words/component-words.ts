import type { Words } from '@sponsor/ui';

/** The words that differ from the library's English defaults. */
export const componentWords: Partial<Words> | undefined = undefined;
