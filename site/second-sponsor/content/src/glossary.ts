import type { GlossaryWords } from '@sponsor/domain';

export const glossary: GlossaryWords | undefined = undefined;
