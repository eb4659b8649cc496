import type * as offeringWords from '@sponsor/content/offerings';
import type { RegulationAStatus, RegulationDStatus, SiteSettings } from '@sponsor/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Standing = [regulationA: RegulationAStatus, regulationD: RegulationDStatus];

const standings: Standing[] = [
  ['testing-the-waters', 'open'],
  ['filed', 'open'],
  ['qualified', 'open'],
  ['qualified', 'closed'],
  ['closed', 'closed'],
];

const platform: SiteSettings = {
  investingPlatform: {
    scripts: ['https://platform.test/script.js'],
    stylesheet: 'https://platform.test/style.css',
    regulationA: { listingId: 'listing-a', clientToken: 'token' },
    regulationD: { listingId: 'listing-d', clientToken: 'token' },
  },
};

/** Renders every page of the site in this status of the offerings, with an investing platform connected. */
async function pagesWhile([regulationA, regulationD]: Standing) {
  vi.resetModules();
  const { sponsor } = await import('@sponsor/content/sponsor');
  const { regulationA: fundA, regulationD: fundD } = sponsor.funds;
  if (!fundD) throw new Error('The sample has two funds.');
  const funds = {
    regulationA: { ...fundA, status: regulationA },
    regulationD: { ...fundD, status: regulationD },
  };
  vi.doMock('../../sponsors/limestone/src/words/sponsor.ts', () => ({
    sponsor: { ...sponsor, funds },
    regulationAFund: funds.regulationA,
    regulationDFund: funds.regulationD,
  }));
  vi.resetModules();
  const { publicRoutes } = await import('./routes.ts');
  const { renderPage } = await import('./render-page.fixtures.tsx');
  const pages = new Map<string, Element>();
  for (const { path, handle } of publicRoutes) {
    if (handle.kind !== 'page' || (handle.canonical ?? path) !== path) continue;
    pages.set(path, await renderPage(path, platform));
  }
  return pages;
}

async function claimIds(file: 'regulation-a' | 'regulation-d') {
  const { claimsIn } = await import('@sponsor/domain');
  const files = import.meta.glob<object>('../../sponsors/limestone/src/words/claims/regulation-?.ts');
  return claimsIn(await files[`../../sponsors/limestone/src/words/claims/${file}.ts`]?.()).map(({ id }) => id);
}

const textOf = (part: Element | null | undefined) => part?.textContent ?? '';
const linksOf = (page: Element | undefined) =>
  [...(page?.querySelectorAll('a') ?? [])].map((link) => ({
    label: textOf(link),
    href: link.getAttribute('href') ?? '',
  }));
const formsOf = (page: Element) => [...page.querySelectorAll('form')].map((form) => form.getAttribute('action') ?? '');

const regulationAForms = /sign-up|webinar-reg-a|submit-hubspot-lead/;
const regulationDForms = /webinar-reg-d/;
const invites = /^Invest (Now|With|in)\b/;

describe.each(standings)('with Regulation A %s and Regulation D %s', (regulationA, regulationD) => {
  let pages: Map<string, Element>;
  let words: typeof offeringWords;
  let beforeQualification: string;
  beforeAll(async () => {
    pages = await pagesWhile([regulationA, regulationD]);
    words = await import('@sponsor/content/offerings');
    ({ beforeQualification } = await import('@sponsor/content/legends'));
  });
  afterAll(() => {
    vi.doUnmock('../../sponsors/limestone/src/words/sponsor.ts');
    vi.resetModules();
  });

  it('[claim-5] shows the legend on every page that states terms, with links to the document and all disclosures', async () => {
    const { offerings } = words;
    const offered = [
      { ids: await claimIds('regulation-a'), ...offerings.regulationA, status: regulationA },
      { ids: await claimIds('regulation-d'), ...offerings.regulationD, status: regulationD },
    ];
    let stating = 0;
    for (const [path, page] of pages) {
      const shown = [...page.querySelectorAll('[data-claim]')].map((claim) => claim.getAttribute('data-claim') ?? '');
      for (const { ids, legend, documentLabel } of offered) {
        if (!shown.some((id) => ids.includes(id))) continue;
        stating += 1;
        for (const paragraph of legend)
          expect([path, textOf(page)]).toEqual([path, expect.stringContaining(paragraph)]);
        const links = linksOf(page);
        // The page with the document does not link to itself.
        expect([path, links.some(({ label }) => label.includes(documentLabel))]).toEqual([path, path !== '/ppm']);
        expect([path, links.map(({ href }) => href)]).toEqual([path, expect.arrayContaining(['/disclosures'])]);
      }
    }
    expect(stating).toBeGreaterThan(15);
  });

  it('shows the Rule 255 legend beside each form that collects interest before qualification, and never after it', () => {
    const collecting = [...pages].filter(([, page]) => formsOf(page).some((action) => regulationAForms.test(action)));
    const isEarly = regulationA === 'testing-the-waters' || regulationA === 'filed';
    for (const [path, page] of collecting) {
      const section = page.querySelector('form')?.closest('section');
      expect([path, textOf(section).includes(beforeQualification)]).toEqual([path, isEarly]);
    }
    expect(collecting.map(([path]) => path)).toEqual(
      regulationA === 'closed' ? [] : ['/invest', '/webinar', '/deck-download'],
    );
  });

  it('collects interest in the Regulation D fund while it is open', () => {
    const collecting = [...pages].filter(([, page]) => formsOf(page).some((action) => regulationDForms.test(action)));
    expect(collecting.map(([path]) => path)).toEqual(regulationD === 'open' ? ['/regd-webinar'] : []);
  });

  it('opens the platform and invites visitors to invest only while money may be taken', () => {
    const takesMoney = { '/rega-invest': regulationA === 'qualified', '/regd-invest': regulationD === 'open' };
    for (const [path, expected] of Object.entries(takesMoney)) {
      const page = pages.get(path);
      expect([path, page?.querySelector('[data-listing-id]') !== null]).toEqual([path, expected]);
      const inviting = [...pages].filter(([, each]) =>
        linksOf(each).some(({ label, href }) => href === path && invites.test(label)),
      );
      expect([path, inviting.length > 0]).toEqual([path, expected]);
    }
  });

  it('labels the circular by its stage, and offers to request it while there is none', () => {
    const first = linksOf(pages.get('/invest')).find(({ label }) => /Offering Circular/.test(label));
    expect(first?.label).toContain(
      { 'testing-the-waters': 'Ask for the', filed: 'View Preliminary', qualified: 'View', closed: 'View' }[
        regulationA
      ],
    );
    expect(first?.href === '/contact').toBe(regulationA === 'testing-the-waters');
  });

  it('shows the status of both offerings on the page of disclosures', () => {
    const text = textOf(pages.get('/disclosures'));
    for (const { status, legend } of [words.offerings.regulationA, words.offerings.regulationD])
      for (const part of [status, ...legend]) expect(text).toContain(part);
  });
});
