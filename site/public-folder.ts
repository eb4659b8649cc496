import { fileURLToPath } from 'node:url';

/** The files of the sponsor that are served as they are, beside the content that the site depends on. */
export const publicFolder = fileURLToPath(new URL('../public', import.meta.resolve('@sponsor/content/sponsor')));
