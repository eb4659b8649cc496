import type { ErrorScreenContent, ProblemWords } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import type { NotFoundWords } from '@sponsor/ui/sections';

const returnToHome: NavigationLink = { label: 'Back to the harbor', href: '/' };

export const notFound: NotFoundWords = { code: '404', heading: 'Nothing here', text: 'Only water.', returnToHome };

export const errorScreen: ErrorScreenContent = {
  heading: 'Something broke',
  text: 'Load the page again.',
  reload: 'Load again',
  returnToHome,
  incidentLabel: 'Number:',
};

export const problem: ProblemWords = { heading: 'Not accepted', advice: 'Go back and mend it.', returnToHome };
