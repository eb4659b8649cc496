import type { WebinarCallWords } from '@sponsor/domain';

export const regulationAWebinarCall: WebinarCallWords = {
  heading: 'Hear it',
  text: 'It costs nothing.',
  agendaLabel: 'In it',
  agenda: ['Roofs'],
  action: { label: 'The talk', href: '/webinar' },
  reading: [],
};
