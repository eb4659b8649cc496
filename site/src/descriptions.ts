import { articles } from '@sponsor/content/articles';
import { opportunityFund, sparkFundOne } from '@sponsor/content/funds';
import type { Route } from './route.ts';

const flexIndustrial = 'What flex industrial is, how the first project went, which come next, and what may go wrong.';

const ofPages: Record<string, string> = {
  'src/pages/home.tsx':
    'Senior living, apartments, industrial and self-storage, developed in Indiana and Ohio with its investors.',
  'src/pages/investment-selection.tsx': `${sparkFundOne.name} is open to all investors, the ${opportunityFund.name} to accredited investors only: the terms of both, side by side.`,
  'src/pages/about.tsx': 'Who owns the sponsor and who manages it, what they have built, and how the fund invests.',
  'src/pages/invest.tsx': `${sparkFundOne.name}, a ${sparkFundOne.offering} fund open to all investors: what it builds, its terms and its risks.`,
  'src/pages/flex-industrial.tsx': flexIndustrial,
  'src/pages/flex-industrial-invest.tsx': flexIndustrial,
  'src/pages/rega-invest.tsx': `What you need before you invest in ${sparkFundOne.name}, and where it is done.`,
  'src/pages/community.tsx':
    'Affordable assisted living for seniors 65 and older: its apartments, services and activities, as an example of what the funds set out to build.',
  'src/pages/contact.tsx':
    'Write, call or visit us in Noblesville, Indiana, with a question about a fund, a building or a document.',
  'src/pages/blog.tsx':
    'Articles on the buildings we develop, the towns they stand in, how the funds work and what can go wrong.',
  'src/pages/webinar.tsx': `How ${sparkFundOne.name} works: what it may build, the order of payment, fees and risks. On demand, open to all investors.`,
  'src/pages/webinar-access.tsx': `The recording of the ${sparkFundOne.name} webinar.`,
  'src/pages/regd.tsx': `The ${opportunityFund.name}, a private placement under ${opportunityFund.offering}, for accredited investors only: its terms, its risks and the people behind it.`,
  'src/pages/regd-invest.tsx': `For accredited investors only: the ${opportunityFund.name}, its terms and its risks, and where an investment in it is made.`,
  'src/pages/ppm.tsx': `The private placement memorandum of the ${opportunityFund.name}, for accredited investors only: where to read it, and what to look for in it.`,
  'src/pages/regd-webinar.tsx': `How the ${opportunityFund.name} works: what it may build, the order of payment, fees and risks. On demand, for accredited investors.`,
  'src/pages/regd-webinar-access.tsx': `The recording of the ${opportunityFund.name} webinar.`,
  'src/pages/deck-download.tsx': `Ask for the deck of ${sparkFundOne.name}: what we build, its terms with their notes, how rent is shared out, and the risks.`,
  'src/pages/terms.tsx': 'The terms on which this site may be used.',
  'src/pages/privacy.tsx': 'What this site keeps of what you send, why, and for how long.',
  'src/pages/received.tsx': 'Your form has arrived.',
  'src/pages/admin-leads.tsx': 'For staff of the sponsor.',
  'src/pages/set-up.tsx': 'For staff of the sponsor.',
  'src/pages/not-found.tsx': 'There is no page at this address.',
};

/** What search engines and previews of links say of a page. Apart from the routes, for no browser needs it to show one. */
export function descriptionOf({ source, path }: Route): string {
  const description = articles.find(({ id }) => path === `/blog/${id}`)?.excerpt ?? ofPages[source];
  if (description === undefined) throw new Error(`Nothing describes ${path}.`);
  return description;
}
