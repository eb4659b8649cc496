import type { WebinarCallWords } from '@sponsor/ui/sections';
import { webinars, webinarWords } from './webinar.ts';

/** The section near the end of the Regulation A page that offers the webinar to visitors who prefer to listen. */
export const regulationAWebinarCall: WebinarCallWords = {
  heading: 'Hear it explained before you decide',
  text: 'The webinar is on demand and costs nothing. Registering does not open an account and commits you to nothing.',
  agendaLabel: webinarWords.contentsHeading,
  agenda: webinars['regulation-a'].agenda,
  action: { label: 'Register for the webinar', href: '/webinar' },
  reading: [
    { label: 'Get the investor deck', href: '/deck-download' },
    { label: 'What flex industrial is', href: '/flex-industrial' },
  ],
};
