import { fileURLToPath } from 'node:url';

/** The sponsor's files that are served unchanged, beside the content that the site depends on. */
export const publicFolder = fileURLToPath(new URL('../../public', import.meta.resolve('@sponsor/content/sponsor')));
