import type { Note } from '@sponsor/domain';

export const regulationDNotes: readonly Note[] | undefined = undefined;
