import type { Page } from 'playwright/test';

interface Form {
  /** The address of its page. */
  readonly path: string;
  /** Values to type first, by label, among them the e-mail address. */
  readonly half: Readonly<Record<string, string>>;
  /** The values still missing after `half`. */
  readonly rest: Readonly<Record<string, string>>;
  readonly submit: string;
  /** The confirmation shown once the submission is stored. */
  readonly succeeded: string;
}

const registered = 'Registration successful! Redirecting to webinar...';

/** The site's four forms, one per page. */
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

/** Chooses an amount in the library's list, which replaces the browser's own select once its code has loaded. */
export const amountOf = (page: Page) =>
  page.locator('button[role=combobox]').and(page.getByRole('combobox', { name: 'Investment amount' }));

/** The confirmation text, which is shown at once and read out from a live region a moment later. */
export const answerOf = (page: Page, words: string) => page.getByText(words).first();

export async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await formOf(page).getByLabel(label).fill(value);
}
