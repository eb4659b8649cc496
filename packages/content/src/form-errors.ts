import type { FormErrorsWords } from '@sponsor/domain';

/** At the top of a form that could not be sent, and in the title of its page. */
export const formErrors: FormErrorsWords = { heading: 'There is a problem', titlePrefix: 'Error:' };
