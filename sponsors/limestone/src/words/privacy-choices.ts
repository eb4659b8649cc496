import type { PrivacyChoicesWords } from '@sponsor/contract';

export const privacyChoices: PrivacyChoicesWords | undefined = {
  heading: 'Your privacy choices',
  lede: 'We count which pages are read and which buttons are pressed, to see what is not clear. No name, address, phone number or amount is part of it.',
  choice: {
    label: 'May your visits be counted, and shared with other companies?',
    allowed: {
      label: 'Yes, count and share',
      helpText: 'Services of other companies that count visits, advertise or record your voice may be loaded too.',
    },
    refused: {
      label: 'No, neither',
      helpText: 'Nothing is counted or shared, and everything else works as before.',
    },
  },
  signal: {
    title: 'Your browser sends Global Privacy Control',
    text: 'We honor it: nothing is counted or shared, whatever is chosen here.',
  },
  countedUnlessRefused: 'You have not chosen yet. Visits are counted, and may be shared, until you say no.',
  countedOnlyIfAllowed: 'You have not chosen yet. Nothing is counted or shared until you say yes.',
  chosen: 'Your choice is kept in this browser since',
  notKept:
    'Your browser stores nothing for this site, so it cannot keep the choice. Global Privacy Control works without it.',
  needsScript: 'Without scripts, as now, nothing is counted, and there is nothing to choose.',
  more: {
    heading: 'What the choice is about',
    paragraphs: [
      'Our own server adds up how often a page was opened and a button was pressed on a day. It keeps numbers, and nothing about who it was.',
      'Where the site is set up with an analytics service, an advertising pixel or a voice assistant of another company, the same choice decides whether these are loaded.',
      'What you send with a form is stored either way: that is what the form is for. We also keep what you have chosen here.',
    ],
    link: { label: 'Read the privacy policy', href: '/privacy' },
  },
};
