import type { Page } from 'playwright/test';

interface Form {
  /** Where it stands. */
  readonly path: string;
  /** What a visitor types first, by label; the e-mail address is among it. */
  readonly half: Readonly<Record<string, string>>;
  /** What is missing then. */
  readonly rest: Readonly<Record<string, string>>;
  readonly submit: string;
  /** What is said once it is stored. */
  readonly succeeded: string;
}

const registered = 'Registration successful! Redirecting to webinar...';

/** The four forms of the site, one page each. */
export const forms: readonly Form[] = [
  {
    path: '/invest',
    half: { Email: 'half.sign-up@example.com' },
    rest: {},
    submit: 'Get Started Now',
    succeeded: "Thanks for your interest! We'll be in touch soon.",
  },
  {
    path: '/contact',
    half: { Name: 'Ann Lee', Email: 'half.contact@example.com' },
    rest: { Message: 'When will the first building open?' },
    submit: 'Send Message',
    succeeded: "Message sent successfully! We'll be in touch soon.",
  },
  {
    path: '/webinar',
    half: { 'First name': 'Ann', 'Last name': 'Lee', Email: 'half.webinar@example.com' },
    rest: { Phone: '317' },
    submit: 'Watch Webinar Now',
    succeeded: registered,
  },
  {
    path: '/deck-download',
    half: { 'First name': 'Ann', Email: 'half.deck@example.com' },
    rest: { 'Last name': 'Lee' },
    submit: 'Download the Deck',
    succeeded: 'Thank you! Your download will begin shortly.',
  },
];

export const formOf = (page: Page) => page.getByRole('main').locator('form');

/** The library's list of amounts: until its code is there, the browser's own serves. */
export const amountOf = (page: Page) =>
  page.locator('button[role=combobox]').and(page.getByRole('combobox', { name: 'Investment amount' }));

/** Words that a form is answered with: they are shown, and a moment later read out from beside. */
export const answerOf = (page: Page, words: string) => page.getByText(words).first();

export async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await formOf(page).getByLabel(label).fill(value);
}
