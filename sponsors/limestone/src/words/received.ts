import type { ReceivedPages } from '@sponsor/contract';
import { deck } from './deck.ts';
import { regulationAFund } from './sponsor.ts';
import { returnToHome } from './system.ts';

/** The confirmation page of forms sent without JavaScript. */
export const received: ReceivedPages = {
  contact: {
    heading: 'Your message has arrived',
    text: "Message sent successfully! We'll be in touch soon.",
    next: returnToHome,
  },
  'sign-up': {
    heading: 'You are signed up',
    text: "Thanks for your interest! We'll be in touch soon.",
    next: { label: `How to invest in ${regulationAFund.name}`, href: '/rega-invest' },
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
