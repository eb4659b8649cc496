import type { AssistantWords, VendorPartWords } from '@sponsor/contract';

/** The investing platform, on the pages where people invest. */
export const platformWords: VendorPartWords = {
  loading: 'Opening the investing platform',
  failed: {
    heading: 'The investing platform is not responding',
    text: 'It is run by another company and may be back in a minute. Your browser may also be blocking it. Nothing you have sent us is lost, and nothing has been asked of you.',
    retry: 'Try again',
    contact: { label: 'Ask a person', href: '/contact' },
  },
};

/** The player of the webinars. */
export const playerWords: VendorPartWords = {
  loading: 'Opening the player',
  failed: {
    heading: 'The player is not responding',
    text: 'It is run by another company and may be back in a minute. Your browser may also be blocking it.',
    retry: 'Try again',
    contact: { label: 'Ask a person', href: '/contact' },
  },
};

export const assistantWords: AssistantWords = {
  open: 'Ask the assistant',
  noticeBeforeVendor: 'AI assistant. Audio is recorded by',
  noticeAfterVendor: '; what it says is not investment advice.',
  start: 'Start talking',
  close: 'Not now',
  keptOff: 'The assistant records what you say, and your privacy choices keep it off.',
  choices: { label: 'Change your privacy choices', href: '/privacy-choices' },
  unavailable: 'The assistant is not responding. Please ask a person.',
};
