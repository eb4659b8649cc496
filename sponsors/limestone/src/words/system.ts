import type { ErrorScreenContent, ProblemWords } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import type { NotFoundWords } from '@sponsor/ui/sections';

export const returnToHome: NavigationLink = { label: 'Return to Home', href: '/' };

export const notFound: NotFoundWords = {
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
  returnToHome,
};

export const errorScreen: ErrorScreenContent = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Loading the page again often helps.',
  reload: 'Reload the page',
  returnToHome,
  incidentLabel: 'If you write to us about it, give this number:',
};

/** The page that says why a form sent without JavaScript was refused. */
export const problem: ProblemWords = {
  heading: 'Your form was not accepted',
  advice:
    'Go back with your browser: what you typed should still be there. Change what is named here and send it again.',
  returnToHome,
};
