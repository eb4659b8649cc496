import type { SignUpFormProps } from '@sponsor/ui/forms';
import type { ExplainerProps, ReasonsProps, SiteFooterProps, SiteHeaderProps } from '@sponsor/ui/sections';

const brandName = 'Harbor Row';
const links = [
  { label: 'Home', href: '/' },
  { label: 'Contact', href: 'mailto:hello@harbor-row.example' },
];

export const header: Pick<
  SiteHeaderProps,
  'brandName' | 'links' | 'login' | 'skipLabel' | 'navigationLabel' | 'menuLabel'
> = {
  brandName,
  links,
  login: { label: 'Shareholder login', href: 'https://portal.harbor-row.example/' },
  skipLabel: 'Skip to content',
  navigationLabel: 'Main',
  menuLabel: 'Menu',
};

export const hero = {
  legend: 'A fictitious fund, made to show a library',
  heading: 'Small warehouses for the people who fix the coast',
  lede: 'Boat builders, roofers and electricians need a door they can back a van up to. Harbor Row would build them in rows of twelve.',
};

interface News {
  heading: string;
  introduction: string;
  thanks: string;
  sorry: string;
  form: Pick<SignUpFormProps, 'action' | 'texts'>;
}

export const news: News = {
  heading: 'Hear of it first',
  introduction: 'One message when the offering opens, and none before.',
  thanks: 'Thank you. You will hear from us once.',
  sorry: 'That was not stored. Please try again.',
  form: {
    action: '/api/news',
    texts: {
      emailLabel: 'Email',
      submitLabel: 'Keep me posted',
      submittingLabel: 'Sending',
      legalNote: ['No money is asked for or accepted now.'],
    },
  },
};

export const explainer: ExplainerProps = {
  heading: 'What it is',
  paragraphs: [
    ['A row of twelve bays, each with a roller door, a sink and a mezzanine.'],
    ['The fund would own the land and the rows, and let the bays to trades that work within half an hour of them.'],
  ],
};

export const reasons: ReasonsProps = {
  heading: 'Why people look at it',
  reasons: [
    {
      title: 'Something one can walk through',
      text: ['Every bay has a door, and on two days a year all of them are open.'],
    },
    { title: 'Small steps', text: ['No row depends on the one after it.'] },
    { title: 'Plain books', text: ['What was spent and let is published every quarter.'] },
  ],
  caution: 'All of this may fail: permits may not come, rows may stand empty, and investors may lose all they put in.',
};

export const footer: Omit<Extract<SiteFooterProps, { quickLinks: object }>, 'mark'> = {
  brandName,
  blurb: 'A fictitious fund. Nothing is offered here.',
  quickLinks: { heading: 'More', links },
  contact: {
    heading: 'Contact',
    office: 'Pier 4, Exampleton',
    phone: '(555) 555-0100',
    email: 'hello@harbor-row.example',
  },
  legal: {
    risk: 'Investing in real estate is risky. You may lose everything that you invest.',
    links: [{ label: 'Write to us', href: 'mailto:hello@harbor-row.example' }],
    year: 2026,
    rightsHolder: brandName,
    rights: 'All rights reserved.',
    sampleNotice: 'Sample content: there is no such fund.',
  },
};
