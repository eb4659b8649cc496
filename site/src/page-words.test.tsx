import { articles } from '@sponsor/content/articles';
import { contact } from '@sponsor/content/contact';
import { deck } from '@sponsor/content/deck';
import { headerLinks } from '@sponsor/content/navigation';
import { signUp } from '@sponsor/content/sign-up';
import { sponsor } from '@sponsor/content/sponsor';
import { webinarForm } from '@sponsor/content/webinar-form';
import { describe, expect, it } from 'vitest';
import { structuredData } from './discovery/structured-data.ts';
import { renderPage } from './render-page.fixtures.tsx';
import { publicRoutes } from './routes.ts';

const textOf = (part: Element | null | undefined) => part?.textContent ?? '';
const textsOf = (part: ParentNode, selector: string) => Array.from(part.querySelectorAll(selector), textOf);
const main = async (path: string) => partOf(await renderPage(path), 'main');
const linksOf = (part: ParentNode) =>
  Object.fromEntries(Array.from(part.querySelectorAll('a'), (link) => [textOf(link), link.getAttribute('href')]));

function partOf(page: Element, selector: string): Element {
  const part = page.querySelector(selector);
  if (!part) throw new Error(`The page has no ${selector}.`);
  return part;
}

/** Every word, with a message that names the missing one. */
function expectWords(text: string, words: readonly string[]) {
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
}

describe('every page', () => {
  it('[address-1, invest-2, deck-1] has its own level-1 heading', async () => {
    const headings = new Map<string, string>();
    for (const { path, handle } of publicRoutes.filter(({ handle: { kind } }) => kind === 'page')) {
      const all = textsOf(await main(path), 'h1');
      expect([path, all.length]).toEqual([path, 1]);
      if (handle.canonical === path) headings.set(path, all[0] ?? '');
    }
    const wanted = {
      '/about': /About us/,
      '/investment-selection': /^Choose Your Investment Path$/,
      '/invest': /^Diversify your portfolio with income-generating real estate$/,
      '/flex-industrial': /Flex industrial/,
      '/rega-invest': /^Invest in Spark Fund One$/,
      '/regd': /accredited investors only/,
      '/regd-invest': /^Invest in the Opportunity Fund$/,
      '/ppm': /^Private placement memorandum$/,
      '/portfolio/parkview-residences': /^Parkview Residences$/,
      '/blog': /Insights/,
      '/contact': /^Contact Us$/,
      '/deck-download': /^Get Your Copy$/,
    };
    for (const [path, heading] of Object.entries(wanted))
      expect([path, headings.get(path)]).toEqual([path, expect.stringMatching(heading)]);
  });

  it('[address-11] shows the path to it if it is below another page, and gives search engines the same path', async () => {
    const below: string[] = [];
    for (const { path, handle } of publicRoutes) {
      const said = structuredData(handle, sponsor.siteDefaults, '').flatMap((data) =>
        'itemListElement' in data ? data.itemListElement : [],
      );
      const shown = [...(await renderPage(path)).querySelectorAll('nav[aria-label="Breadcrumb"] li')];
      expect([path, said.map(({ name }) => name)]).toEqual([path, shown.map(textOf)]);
      if (shown.length === 0) continue;
      const links = shown.flatMap((item) => item.querySelector('a')?.getAttribute('href') ?? []);
      expect(said.map(({ item }) => item)).toEqual([...links, path]);
      below.push(shown.map(textOf).slice(0, -1).join(' / '));
    }
    expect(below).toEqual([
      'Home / Spark Fund One',
      'Home / Opportunity Fund',
      ...articles.map(() => 'Home / Insights'),
    ]);
  });

  it('[footer-1, footer-3] has the blurb, the contact and the copyright line of the sponsor in its footer, or of the fund on the fund’s page', async () => {
    for (const path of ['/', '/regd', '/about', '/invest']) {
      const footer = textOf((await renderPage(path)).querySelector('footer'));
      const { office, siteDefaults, holdingCompany, funds } = sponsor;
      expectWords(footer, [office, siteDefaults.phone, siteDefaults.email, 'senior living, apartments']);
      expect(footer).toContain(`© 2026 ${path === '/invest' ? funds.regulationA.name : holdingCompany}. `);
      expect([path, /Regulation A disclosures/.test(footer)]).toEqual([path, path === '/invest']);
    }
  });

  it('[header-1, header-4] links in its header to the six pages, and to the next step of its own fund', async () => {
    expect(headerLinks.map(({ href }) => href)).toEqual(['/', '/about', '/invest', '/#portfolio', '/blog', '/contact']);
    for (const [path, next] of [
      ['/', '/investment-selection'],
      ['/about', '/investment-selection'],
      ['/blog', '/investment-selection'],
      ['/contact', '/investment-selection'],
      ['/invest', '/rega-invest'],
      ['/regd', '/regd-invest'],
    ] as const) {
      const header = partOf(await renderPage(path), 'header');
      expect([path, linksOf(header)['Invest With Us']]).toEqual([path, next]);
    }
  });

  it('[header-8] has a header that is solid from the start only on the listed pages', async () => {
    const solid: string[] = [];
    for (const { path } of publicRoutes.filter(({ handle: { kind } }) => kind === 'page')) {
      if ((await renderPage(path)).querySelector('header[data-solid=true]')) solid.push(path);
    }
    const articlePaths = publicRoutes.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
    expect(articlePaths).toHaveLength(6);
    const wanted = ['/investment-selection', '/investments', '/invest', '/blog', ...articlePaths, '/ppm'];
    expect(solid.toSorted()).toEqual(wanted.toSorted());
  });

  it('[header-5] has links to its sections in its header only on /invest', async () => {
    const withSections: string[] = [];
    for (const { path, handle } of publicRoutes.filter(({ handle: { kind } }) => kind === 'page')) {
      const anchors = (await renderPage(path)).querySelectorAll('header nav[aria-label="On this page"] a');
      if (anchors.length > 0) withSections.push(handle.canonical ?? path);
    }
    expect(withSections).toEqual(['/invest']);
  });
});

describe('the page', () => {
  it('[home-2, home-3, home-4] / says what the sponsor builds, where and why, and links to the choice of funds', async () => {
    const page = await main('/');
    expectWords(textOf(page), [
      'senior living, apartments, flex and small-bay industrial, self-storage',
      'Indiana and Ohio',
      'exceptional residential properties at a reasonable price',
      'paid monthly',
      'stronger',
      'Who We Are',
    ]);
    expect(linksOf(page)).toMatchObject({
      'Compare the two funds': '/investment-selection',
      'Invest Now': '/investment-selection',
    });
  });

  it('[people-1] /about names the sponsor and its parent, the team’s experience and the strategy', async () => {
    expectWords(textOf(await main('/about')), [
      sponsor.name,
      sponsor.holdingCompany,
      'The executive team’s experience',
      'The fund’s investment strategy',
    ]);
  });

  it('[chooser-1] /investment-selection names the audience of each fund', async () => {
    const page = await main('/investment-selection');
    expectWords(textOf(page), [
      'OPEN TO ALL',
      'ACCREDITED ONLY',
      'Regulation A, Tier II',
      '$500',
      'Need Help Deciding',
    ]);
    expectWords(textOf(page), [
      '$200K or more in income, or $1M or more in net worth',
      'no income or net-worth requirement',
    ]);
  });

  it('[chooser-4, invest-2] /invest names the issuer and the broker-dealer, and says that nothing is guaranteed', async () => {
    const page = await main('/invest');
    expectWords(textOf(page), [
      `sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}`,
      'Get Started Now',
      '8% target annual distributions, paid monthly',
      'The Previous 24 Months',
    ]);
    expect(textOf(page)).toMatch(/not guaranteed and may vary; past performance is not indicative of future results/);
    expect(linksOf(page)['Watch Our Webinar']).toBe('/webinar');
    expect(page.querySelector('form input[name=email]')).toMatchObject({ type: 'email', required: true });
  });

  it('[regd-3, regd-4] /regd says that it is a private placement, and shows the pipeline and the impact of a building on its town', async () => {
    expectWords(textOf(await main('/regd')), [
      'Rule 506(c) of Regulation D',
      'Offering Terms',
      'Targeted 2025 development pipeline',
      'Community impact',
      'Sources',
      'The Previous 24 Months',
    ]);
  });

  it('[motion-4] /regd-invest has the slideshow of the portfolio and the press row', async () => {
    const page = await main('/regd-invest');
    expect(page.querySelectorAll('[aria-label="Portfolio"] [data-slide-id]').length).toBe(10);
    expect(textOf(page)).toContain('Featured In');
  });

  it('/ppm does not link to itself, and each other page uses one name for it', async () => {
    expect(Object.values(linksOf(await main('/ppm')))).not.toContain('/ppm');
    for (const path of ['/investment-selection', '/regd-webinar', '/regd-webinar-access', '/regd/your-money']) {
      const names = Object.entries(linksOf(await main(path))).filter(([, href]) => href === '/ppm');
      expect([path, names]).toEqual([path, [['View the PPM', '/ppm']]]);
    }
  });

  it('/regd/your-money states no timeline, which only the other fund targets', async () => {
    expect(textOf(await main('/invest/your-money'))).toContain('4-5 years target investment timeline');
    const page = await main('/regd/your-money');
    expect(textOf(page)).not.toMatch(/4-5|timeline/);
    expect(textsOf(page, 'svg text').filter((text) => /year/.test(text))).toEqual([]);
  });

  it('[flex-1] /flex-industrial and /flex-industrial-invest describe the results of one project and the next steps', async () => {
    for (const path of ['/flex-industrial', '/flex-industrial-invest']) {
      const page = await main(path);
      expectWords(textOf(page), [
        'What is flex industrial?',
        'Four traits of a great investment',
        'The Zionsville project opened Q3',
        '54%',
        'leased in week 1',
        '$17.85',
        'psf average rent',
        '$15 projected',
        'already cash-flow positive',
        '$1M-$1.5M equity per project',
        'Bloomington',
        'Marion',
        'Westfield',
        'Eagledale',
        'Join the Momentum',
      ]);
      const links = linksOf(page);
      expect([path, Object.keys(links)]).toEqual([
        path,
        expect.arrayContaining(['Investor deck', 'Schedule a call', 'Explore pipeline']),
      ]);
    }
  });

  it('[community-1] /portfolio/parkview-residences describes living spaces, services and activities', async () => {
    const page = await main('/portfolio/parkview-residences');
    expect(textsOf(page, 'h3')).toEqual(expect.arrayContaining(['Living spaces', 'Services', 'Activities']));
    expectWords(textOf(page), ['Westlake, Ohio', 'Affordable assisted living for seniors 65 and older']);
  });

  it('[contact-1] /contact has a picture, the office, telephone, email, the professional network and the form', async () => {
    const page = await renderPage('/contact', { linkedInUrl: 'https://network.test/sponsor' });
    const { office, siteDefaults } = sponsor;
    const content = partOf(page, 'main');
    expect(content.querySelector('img')).not.toBeNull();
    expectWords(textOf(content), ['Get in Touch', 'Send us a Message', office]);
    expect(Object.values(linksOf(content))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^tel:/),
        `mailto:${siteDefaults.email}`,
        'https://network.test/sponsor',
      ]),
    );
    expect(textOf(content)).toContain(siteDefaults.phone);
    expect(textsOf(content, 'form label')).toEqual(expect.arrayContaining(['Name', 'Email', 'Message']));
  });

  it('[webinar-1] /webinar and /regd-webinar ask for a name, an email address, a telephone number and an amount', async () => {
    for (const path of ['/webinar', '/regd-webinar']) {
      const labels = textsOf(await main(path), 'form label').join(' ');
      expectWords(labels, ['First name', 'Last name', 'Email', 'Phone', 'Investment amount']);
      const fields = (await main(path)).querySelectorAll<HTMLInputElement>('form input[required]');
      expect([path, Array.from(fields, ({ type }) => type)]).toEqual([path, ['text', 'text', 'email', 'tel']]);
    }
  });

  it('[deck-1] /deck-download asks for a name, an email address and an optional telephone number', async () => {
    const page = await main('/deck-download');
    const required = Array.from(page.querySelectorAll<HTMLInputElement>('form input[required]'), ({ name }) => name);
    expect(required.length).toBe(3);
    expect(page.querySelector<HTMLInputElement>('form input[type=tel]')?.required).toBe(false);
  });
});

describe('the privacy policy', () => {
  it.each([
    ['until they are refused', {}, 'are loaded unless you refuse', 'none is loaded before you allow it'],
    [
      'once they are allowed',
      { consent: 'opt-in' },
      'none is loaded before you allow it',
      'are loaded unless you refuse',
    ],
  ] as const)(
    '[counting-3] says that others’ programs are loaded %s, as the deployment has it',
    async (_when, site, said, unsaid) => {
      const page = textOf(await renderPage('/privacy', site));
      expect(page).toContain(said);
      expect(page).not.toContain(unsaid);
      expect(page.match(/Cookies and tracking/g)).toHaveLength(1);
    },
  );
});

describe('the forms', () => {
  it('[form-10] report the result with the agreed words', () => {
    expect([contact.succeeded, contact.failed, contact.form.submittingLabel]).toEqual([
      "Message sent successfully! We'll be in touch soon.",
      'Sorry, there was an error. Please try again.',
      'Sending...',
    ]);
    expect([signUp.succeeded, signUp.failed, signUp.form.submitLabel, signUp.form.submittingLabel]).toEqual([
      "Thanks for your interest! We'll be in touch soon.",
      'Sorry, there was an error. Please try again.',
      'Get Started Now',
      'Submitting...',
    ]);
    expect([webinarForm.succeeded, webinarForm.failed, webinarForm.texts.submitLabel]).toEqual([
      'Registration successful! Redirecting to webinar...',
      'Registration failed. Please try again.',
      'Watch Webinar Now',
    ]);
    expect([deck.succeeded, deck.failed, deck.form.submittingLabel]).toEqual([
      { title: 'Success!', description: 'Thank you! Your download will begin shortly.' },
      { title: 'Error', description: 'There was an issue submitting your information. Please try again.' },
      'Processing...',
    ]);
  });

  it('[form-8] each say that sending them means agreeing to the terms and the privacy policy, and link to both', async () => {
    for (const path of ['/contact', '/invest', '/webinar', '/regd-webinar', '/deck-download']) {
      const form = partOf(await main(path), 'form');
      expect([path, linksOf(form)]).toEqual([
        path,
        expect.objectContaining({ 'terms of service': '/terms', 'privacy policy': '/privacy' }),
      ]);
      expect(textOf(form)).toContain('By submitting you agree to the terms of service and the privacy policy.');
    }
  });
});

describe('the requested claims', () => {
  it('[claim-1] are all made on some page', async () => {
    const claims = [
      '60+ground-up developments',
      '2IPOs',
      '50+team members',
      '20+years of experience',
      '60+ properties developed',
      '$2B+ in total development',
      '$121MM IPO',
      'a deal of about $1 billion',
      '11,000+ Americans turn 65 each day',
      '11,400',
      'senior housing runs out by 2029',
      '560,000-unit shortfall',
      '6-8 month',
      '2companies taken public',
      '5ground-up builds with under 1% average budget variance',
      '5strategic acquisitions',
      '4 pre-identified projects receive the first capital',
    ];
    const pages = ['/', '/about', '/invest', '/regd', '/blog/demographic-trends-driving-demand'];
    const texts = (await Promise.all(pages.map(main))).map(textOf).join('\n').replaceAll(/\s+/g, ' ');
    expect(claims.filter((claim) => !texts.replaceAll(' ', '').includes(claim.replaceAll(' ', '')))).toEqual([]);
  });
});
