import type { ReceiptWords } from '@sponsor/contract';

export const receipt: ReceiptWords = {
  heading: 'What we keep',
  address: { label: 'Whose', unknown: 'Yours', mend: 'Mistyped? Once more' },
  storedLabel: 'Kept',
  answer: { label: 'Who writes', text: 'The harbor master, within a week.' },
  nextLabel: 'And then',
  forms: {
    contact: { stored: 'Your letter.', next: 'We write back.', page: '/contact' },
    'sign-up': { stored: 'Your address.', next: 'We write.', page: '/invest' },
    'webinar-reg-a': { stored: 'Your name.', next: 'You watch.', page: '/webinar' },
  },
};
