import type { ReceiptWords } from '@sponsor/contract';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const beside =
  'the page you sent it from and its version, the time, the terms you agreed to, your privacy choice, how long the page was open and, unless you or your browser refused, how you came to the site';
const tags = 'Any campaign tags in the address of that page are stored too.';
const nothingBinds = 'Nothing you have sent commits you to anything, and we are not asking for money.';

/** The receipt that a visitor gets for a form. */
export const receipt: ReceiptWords = {
  heading: 'Your receipt',
  address: {
    label: 'Email address',
    unknown: 'The one you entered',
    mend: 'Not right? Send it again with the right one',
  },
  storedLabel: 'Stored',
  answer: { label: 'Who answers', text: '[Name], investor relations, by [end of the next business day].' },
  nextLabel: 'What happens next',
  forms: {
    contact: {
      stored: `Your name, your email address and your message; ${beside}. ${tags}`,
      next: 'A person reads it and answers by email, or by phone if you have asked for that.',
      page: '/contact',
    },
    'sign-up': {
      stored: `Your email address; ${beside}. ${tags} No name, phone number or amount: you gave none.`,
      next: `A person writes to you about ${regulationAFund.name}. Until then, read its offering circular. ${nothingBinds}`,
      page: '/invest',
    },
    'webinar-reg-a': {
      stored: `Your name, email address and phone number, and an amount if you chose one; ${beside}.`,
      next: `You can watch the webinar now. A person writes to ask whether you have questions. ${nothingBinds}`,
      page: '/webinar',
    },
    'webinar-reg-d': {
      stored: `Your name, email address and phone number, and an amount if you chose one; ${beside}.`,
      next: `You can watch the webinar now. A person writes to ask whether you have questions about the ${regulationDFund.name}. ${nothingBinds}`,
      page: '/regd-webinar',
    },
    deck: {
      stored: `Your name and email address, and a phone number if you gave one; ${beside}.`,
      next: `The deck is yours to keep. A person writes to ask whether you have questions. ${nothingBinds}`,
      page: '/deck-download',
    },
  },
};
