import type { NavigationLink } from '../content.ts';

export interface AdminShellWords {
  leads: NavigationLink;
  staff: NavigationLink;
  audit: NavigationLink;
  calls: NavigationLink;
  account: NavigationLink;
  /** In place of a screen that the role of who is signed in does not reach. */
  notAllowed: { heading: string; text: string };
  /** On the link that leads past the navigation. */
  skip: string;
  backToSite: NavigationLink;
  signOut: string;
  signedInAs: string;
  menu: string;
  navigationLabel: string;
  needsJavaScript: string;
}

/** A question before something is lost. */
export interface LeaveWords {
  heading: string;
  text: string;
  stay: string;
  leave: string;
}

/** A form with a button, for one or two secrets. */
export interface StaffFormWords {
  submit: string;
  submitting: string;
}
