import type { ReceivedPages } from '@sponsor/contract';

export const received: ReceivedPages = {
  contact: { heading: 'It has arrived', text: 'We will write.', next: { label: 'Back', href: '/' } },
  'sign-up': { heading: 'You are in', text: 'We will write.', next: { label: 'On', href: '/rega-invest' } },
  'webinar-reg-a': { heading: 'You are in', text: 'Watch it.', next: { label: 'Watch', href: '/webinar-access' } },
};
