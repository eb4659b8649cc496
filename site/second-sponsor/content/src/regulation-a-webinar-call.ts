import type { WebinarCallWords } from '@sponsor/ui/sections';

export const regulationAWebinarCall: WebinarCallWords = {
  heading: 'Hear it',
  text: 'It costs nothing.',
  agendaLabel: 'In it',
  agenda: ['Roofs'],
  action: { label: 'The talk', href: '/webinar' },
  reading: [],
};
