import type { RegulationAFund, Sponsor } from '@sponsor/domain';

export const fund: RegulationAFund = {
  name: 'Shoreline Income Fund',
  offering: 'Regulation A, Tier 2',
  icon: '/fund-shoreline',
  status: 'qualified',
  terms: {
    kind: 'regulation-a',
    minimumCents: 1_000_00,
    maximumCents: 50_000_00,
    defaultCents: 5_000_00,
    stepCents: 1_000_00,
    preferredReturnBps: 600,
    targetMultiple: { low: 1, high: 2 },
    distributionsPerYear: 12,
  },
};

/** One fund, and none of the optional parts. */
export const sponsor: Sponsor = {
  name: 'Pinecrest Harbor',
  holdingCompany: 'Pinecrest Harbor Group',
  capitalFormationArm: 'Pinecrest Harbor Placement',
  placementBrokerDealer: '[Broker-dealer of the harbor]',
  office: 'Astoria, Oregon, USA',
  country: { code: 'US', callingCode: '1' },
  timeZone: 'America/Los_Angeles',
  funds: { regulationA: fund },
  campaigns: {
    contact: { utm_campaign: 'harbor_contact', utm_content: 'letter' },
    'sign-up': { utm_campaign: 'harbor_landing', utm_content: 'pier' },
  },
  siteDefaults: {
    phone: '(503) 555-0187',
    email: 'desk@pinecrest-harbor.example',
    shareholderPortalUrl: 'https://portal.pinecrest-harbor.example/',
    offeringCircularUrl: 'https://papers.pinecrest-harbor.example/circular',
  },
  icons: {
    tab: '/harbor.svg',
    homeScreen: '/harbor-180.png',
    manifest: [{ src: '/harbor-192.png', pixels: 192 }],
    paper: '#fbfcfe',
  },
  cardAlt: '“{title}” over a drawing of the harbor.',
};
