import type { FormId, NavigationLink } from '@sponsor/domain';
import { deck } from './deck.ts';
import { sparkFundOne } from './funds.ts';

const returnToHome: NavigationLink = { label: 'Return to Home', href: '/' };

export const notFound = {
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
  returnToHome,
};

export const errorScreen = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Loading the page again often helps.',
  reload: 'Reload the page',
  returnToHome,
  incidentLabel: 'If you write to us about it, give this number:',
};

export interface ReceivedText {
  heading: string;
  text: string;
  /** An `external` one opens in a new tab. */
  next: NavigationLink & { external?: boolean };
}

/** The page that answers a form sent without JavaScript. */
export const received: Record<FormId, ReceivedText> = {
  contact: {
    heading: 'Your message has arrived',
    text: "Message sent successfully! We'll be in touch soon.",
    next: returnToHome,
  },
  'sign-up': {
    heading: 'You are signed up',
    text: "Thanks for your interest! We'll be in touch soon.",
    next: { label: `How to invest in ${sparkFundOne.name}`, href: '/rega-invest' },
  },
  'webinar-reg-a': {
    heading: 'You are registered',
    text: 'Registration successful! The webinar is ready to watch.',
    next: { label: 'Watch the webinar', href: '/webinar-access' },
  },
  'webinar-reg-d': {
    heading: 'You are registered',
    text: 'Registration successful! The webinar is ready to watch.',
    next: { label: 'Watch the webinar', href: '/regd-webinar-access' },
  },
  deck: {
    heading: 'Your request has arrived',
    text: 'Thank you! Here is your copy of the deck.',
    next: { label: deck.ready.label, href: deck.sampleUrl, external: true },
  },
};

/** The page that says why a form sent without JavaScript was not accepted. */
export const problem = {
  heading: 'Your form was not accepted',
  advice:
    'Go back with your browser: what you typed should still be there. Change what is named here and send it again.',
  returnToHome,
};
