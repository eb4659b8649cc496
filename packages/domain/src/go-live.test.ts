import { describe, expect, it } from 'vitest';
import type { FactClaim, TargetClaim } from './claim.ts';
import { openMatters } from './go-live.ts';
import type { Approval, Sponsor } from './sponsor.ts';

const approval: Approval = { by: 'A principal', on: '2026-03-31', reference: '2026-17' };

function sponsorWith(funds: Sponsor['funds']): Sponsor {
  return {
    name: 'Harbor',
    holdingCompany: 'Harbor Group',
    capitalFormationArm: 'Harbor Capital',
    placementBrokerDealer: 'Harbor Securities',
    office: 'Astoria, Oregon, USA',
    country: { code: 'US', callingCode: '1' },
    timeZone: 'America/Los_Angeles',
    funds,
    campaigns: {
      contact: { utm_campaign: 'contact', utm_content: 'form' },
      'sign-up': { utm_campaign: 'landing', utm_content: 'form' },
    },
    siteDefaults: {
      phone: '(503) 555-0187',
      email: 'desk@harbor.test',
      shareholderPortalUrl: 'https://portal.harbor.test/',
      offeringCircularUrl: 'https://papers.harbor.test/',
    },
    icons: { tab: '/tab.svg', homeScreen: '/home.png', manifest: [], paper: '#ffffff' },
    cardAlt: '“{title}” over a drawing of the harbor.',
  };
}

const fund: Sponsor['funds']['regulationA'] = {
  name: 'Shoreline',
  offering: 'Regulation A, Tier II',
  icon: '/fund',
  status: 'qualified',
  qualifiedOn: '2026-02-01',
  terms: {
    kind: 'regulation-a',
    minimumCents: 1,
    maximumCents: 2,
    defaultCents: 1,
    stepCents: 1,
    preferredReturnBps: 600,
    targetMultiple: { low: 1, high: 2 },
    distributionsPerYear: 12,
  },
  approval,
};
const approved = sponsorWith({ regulationA: fund });
const built: FactClaim = { id: 'built', kind: 'fact', text: 'built since 2001', notes: [1], asOf: '2026-01-15' };
const target: TargetClaim = {
  id: 'target',
  kind: 'target',
  text: 'aims',
  notes: [19],
  risk: 'May fail.',
  paid: 'Not yet.',
};

const today = '2026-06-30';
const mattersOf = (files: Record<string, object>, sponsor = approved, day = today) =>
  openMatters({ sponsor, files }, day).map(({ kind, file, field, detail }) => [kind, file, field, detail]);

describe('openMatters', () => {
  it('[gate-6] is empty if everything is supplied, dated and approved', () => {
    expect(mattersOf({ 'home.ts': { home: { lede: ['We have ', built, ' and ', target] } } })).toEqual([]);
  });

  it('[people-5] lists every sample and every cell in brackets, with its file and field', () => {
    const people = { leadership: [{ name: '[Name of the founder]', title: 'Chief executive', sample: true }] };
    expect(mattersOf({ 'people.ts': people, 'notes.ts': { note: { text: 'Until [date], by [whom].' } } })).toEqual([
      ['open', 'notes.ts', 'note.text', '[date]'],
      ['open', 'notes.ts', 'note.text', '[whom]'],
      ['sample', 'people.ts', 'leadership[0]', '[Name of the founder]'],
      ['open', 'people.ts', 'leadership[0].name', '[Name of the founder]'],
    ]);
  });

  it('lists the declaration of samples, and no sentence about [brackets]', () => {
    const notice = 'This is a sample. What stands in [brackets] is to be supplied.';
    expect(mattersOf({ 'footer.ts': { footer: { sampleNotice: notice } }, 'deck.ts': { deck: notice } })).toEqual([
      ['sample', 'footer.ts', 'footer.sampleNotice', notice],
    ]);
  });

  it('lists a matter once, at its source, however many files show it', () => {
    const sample: TargetClaim = { ...target, sample: true };
    expect(mattersOf({ 'home.ts': { lede: [sample] }, 'claims/targets.ts': { sample } })).toEqual([
      ['sample', 'claims/targets.ts', 'sample', 'aims'],
    ]);
  });

  it('lists a name or a day of the sponsor at its source, and not in every sentence with it', () => {
    const sponsor = { ...approved, placementBrokerDealer: '[Broker-dealer]' };
    const files = { 'sponsor.ts': { sponsor }, 'legal.ts': { legend: 'Offered through [Broker-dealer] since [day].' } };
    expect(mattersOf(files, sponsor)).toEqual([
      ['open', 'legal.ts', 'legend', '[day]'],
      ['open', 'sponsor.ts', 'sponsor.placementBrokerDealer', '[Broker-dealer]'],
    ]);
  });

  it('quotes the claim, beginning with its figure', () => {
    const figure: FactClaim = { ...built, figure: '60+', text: 'IPOs', asOf: '2025-01-15', sample: true };
    expect(mattersOf({ 'claims.ts': { figure } })).toEqual([
      ['sample', 'claims.ts', 'figure', '60+ IPOs'],
      ['stale', 'claims.ts', 'figure', '60+ IPOs (2025-01-15)'],
    ]);
  });

  it.each([
    ['2027-01-15', []],
    ['2027-01-16', [['stale', 'claims.ts', 'built', 'built since 2001 (2026-01-15)']]],
  ])('lists a claim that is older than twelve months, as on %s', (day, matters) => {
    const sponsor = sponsorWith({ regulationA: { ...fund, approval: { ...approval, on: '2027-01-01' } } });
    expect(mattersOf({ 'claims.ts': { built } }, sponsor, day)).toEqual(matters);
  });

  it('lists a fact without a date', () => {
    const { asOf: _of, ...undated } = built;
    expect(mattersOf({ 'claims.ts': { undated } })).toEqual([['undated', 'claims.ts', 'undated', 'built since 2001']]);
  });

  it('lists a qualified offering without its date, and no other', () => {
    const { qualifiedOn: _on, ...undated } = fund;
    expect(mattersOf({}, sponsorWith({ regulationA: undated }))).toEqual([
      [
        'undated',
        'sponsor.ts',
        'sponsor.funds.regulationA.qualifiedOn',
        'Shoreline is qualified, and nobody says since when',
      ],
    ]);
    expect(mattersOf({}, sponsorWith({ regulationA: { ...undated, status: 'filed' } }))).toEqual([]);
  });

  it('lists a replaced wording whose day is missing', () => {
    const earlier = { text: 'at least', from: '2025-01-01', until: '[date]', because: 'It was lowered.' };
    expect(mattersOf({ 'claim-history.ts': { history: { minimum: [earlier] } } })).toEqual([
      ['open', 'claim-history.ts', 'history.minimum[0].until', '[date]'],
    ]);
  });

  it('lists a fund whose pages nobody has approved within twelve months', () => {
    const { approval: _of, ...unapproved } = fund;
    expect(mattersOf({}, sponsorWith({ regulationA: unapproved }))).toEqual([
      ['approval', 'sponsor.ts', 'sponsor.funds.regulationA.approval', 'Nobody has approved the pages of Shoreline'],
    ]);
    expect(mattersOf({}, approved, '2027-03-31')).toEqual([]);
    expect(mattersOf({}, approved, '2027-04-01')).toEqual([
      ['stale', 'sponsor.ts', 'sponsor.funds.regulationA.approval', 'Approved by A principal (2026-03-31)'],
    ]);
  });
});
