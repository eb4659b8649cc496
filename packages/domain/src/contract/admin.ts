import type { NavigationLink } from '../content.ts';
import type { PageWords } from '../page-words.ts';

export interface AdminShellWords {
  leads: NavigationLink;
  backToSite: NavigationLink;
  signOut: string;
  signedInAs: string;
  menu: string;
  navigationLabel: string;
  needsJavaScript: string;
}

export interface CredentialsWords {
  heading: string;
  introduction: string;
  emailLabel: string;
  passwordLabel: string;
  passwordHelp?: string;
  submit: string;
  submitting: string;
}

export interface SetUpWords extends CredentialsWords {
  page: PageWords;
  /** For a link that was used, has run out, or was never given out. */
  usedHeading: string;
  usedText: string;
  /** The way on from such a link. */
  signIn: NavigationLink;
}

export interface LeadsWords {
  page: PageWords;
  heading: string;
  columns: { email: string; createdAt: string; status: string; contactedAt: string };
  loading: string;
  empty: string;
  notContacted: string;
  count: { one: string; many: string };
  failedPrefix: string;
  retry: string;
  /** `of` stands between the range and the total, as in `1–50 of 214`. */
  pages: { label: string; previous: string; next: string; of: string };
}
