import type { ReceiptWords } from '@sponsor/domain';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const beside = 'the page you sent it from, the time, and the terms you agreed to';
const nothingBinds = 'Nothing you have sent commits you to anything, and no money is asked for.';

/** Stays with whoever has sent a form. */
export const receipt: ReceiptWords = {
  heading: 'Your receipt',
  address: {
    label: 'For the address',
    unknown: 'The one that you typed',
    mend: 'Not right? Send it again with the right one',
  },
  storedLabel: 'Stored',
  answer: { label: 'Who answers', text: '[Name], investor relations, by [end of the next business day].' },
  nextLabel: 'What happens next',
  forms: {
    contact: {
      stored: `Your name, your address and your message; ${beside}.`,
      next: 'A person reads it and answers by email, or by phone if you have asked for that.',
      page: '/contact',
    },
    'sign-up': {
      stored: `Your address; ${beside}. No name, phone number or amount: you gave none.`,
      next: `A person writes to you about ${regulationAFund.name}. Until then, read its offering circular. ${nothingBinds}`,
      page: '/invest',
    },
    'webinar-reg-a': {
      stored: `Your name, address and phone number, and an amount if you chose one; ${beside}.`,
      next: `You can watch the webinar now. A person asks whether it has left you with questions. ${nothingBinds}`,
      page: '/webinar',
    },
    'webinar-reg-d': {
      stored: `Your name, address and phone number, and an amount if you chose one; ${beside}.`,
      next: `You can watch the webinar now. A person asks whether it has left you with questions about the ${regulationDFund.name}. ${nothingBinds}`,
      page: '/regd-webinar',
    },
    deck: {
      stored: `Your name and address, and a phone number if you gave one; ${beside}.`,
      next: `The deck is yours to keep. A person asks whether it has left you with questions. ${nothingBinds}`,
      page: '/deck-download',
    },
  },
};
