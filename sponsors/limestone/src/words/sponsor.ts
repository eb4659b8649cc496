import type { RegulationAFund, RegulationDFund, Sponsor } from '@sponsor/domain';

export const regulationAFund: RegulationAFund = {
  name: 'Spark Fund One',
  offering: 'Regulation A, Tier II',
  icon: '/fund-spark-one',
  status: 'qualified',
  qualifiedOn: '[date, to be supplied]',
  terms: {
    kind: 'regulation-a',
    minimumCents: 500_00,
    maximumCents: 100_000_00,
    defaultCents: 2_500_00,
    stepCents: 500_00,
    preferredReturnBps: 800,
    targetMultiple: { low: 2, high: 3 },
    distributionsPerYear: 12,
  },
  sample: true,
};

export const regulationDFund: RegulationDFund = {
  name: 'Opportunity Fund',
  offering: 'Regulation D, Rule 506(c)',
  icon: '/fund-opportunity',
  status: 'open',
  terms: {
    kind: 'regulation-d',
    minimumCents: 15_000_00,
    maximumCents: 100_000_00,
    defaultCents: 15_000_00,
    stepCents: 500_00,
    preferredReturnBps: 1_000,
    targetMultiple: { low: 2, high: 3 },
    distributionsPerYear: 4,
    offeringMaximumCents: 10_000_000_00,
    unitPriceCents: 1_00,
  },
  sample: true,
};

/** The facts about the sponsor. Start here to read about it, or to replace it. */
export const sponsor: Sponsor = {
  name: 'Limestone & Main',
  holdingCompany: 'Limestone & Main Holdings',
  capitalFormationArm: 'Limestone & Main Capital',
  placementBrokerDealer: '[Placement broker-dealer]',
  office: 'Noblesville, Indiana, USA',
  country: { code: 'US', callingCode: '1' },
  timeZone: 'America/Indiana/Indianapolis',
  funds: { regulationA: regulationAFund, regulationD: regulationDFund },
  campaigns: {
    contact: { utm_campaign: 'contact_page', utm_content: 'contact_form' },
    'sign-up': { utm_campaign: 'spark_fund_landing', utm_content: 'hero_form' },
  },
  siteDefaults: {
    phone: '(317) 555-0100',
    email: 'hello@limestone-main.example',
    shareholderPortalUrl: 'https://shareholders.limestone-main.example/',
    offeringCircularUrl: '/documents/spark-fund-one-circular-sample.pdf',
  },
  icons: {
    tab: '/favicon.svg',
    homeScreen: '/apple-touch-icon.png',
    manifest: [
      { src: '/icon-192.png', pixels: 192 },
      { src: '/icon-512.png', pixels: 512 },
      { src: '/icon-512.png', pixels: 512, maskable: true },
    ],
    paper: '#f4f2ec',
  },
  cardAlt: '“{title}” over an illustrative drawing of a building.',
  sample: true,
};
