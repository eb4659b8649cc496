import type { LinkedText, NavigationLink } from '../content.ts';
import type { ByForm } from '../forms/forms.ts';

export interface FooterWords {
  blurb: string;
  quickLinksHeading: string;
  quickLinks: readonly NavigationLink[];
  contactHeading: string;
  risk: string;
  /** Pages to read that the header has no room for. */
  readingLinks: readonly NavigationLink[];
  legalLinks: readonly NavigationLink[];
  /** Whom the copyright line names. */
  rightsHolder: string;
  rights: string;
  networkLabel: string;
  /** Says on every page that the content is a sample. */
  sampleNotice?: string;
}

/** What differs where the fund under Regulation A alone is spoken of. */
export type FundFooterWords = Pick<FooterWords, 'blurb' | 'contactHeading' | 'rightsHolder'>;

export interface HeaderWords {
  skipToContent: string;
  mainNavigation: string;
  onThisPage: string;
  menu: string;
}

/** What a form says that stands on a page by itself; its labels belong to its kind. */
export interface FormWords {
  emailLabel: string;
  submitLabel: string;
  /** Takes the place of `submitLabel` while the answer is awaited. */
  submittingLabel: string;
  /** What sending the form means, with links to the terms. */
  legalNote: LinkedText;
}

export interface Toast {
  title: string;
  description: string;
}

export interface NotFoundWords {
  code: string;
  heading: string;
  text: string;
  returnToHome: NavigationLink;
}

export interface ErrorScreenWords {
  heading: string;
  text: string;
  reload: string;
  returnToHome: NavigationLink;
  /** Before the number of the report. */
  incidentLabel: string;
}

/** For a form without JavaScript that was not accepted. */
export interface ProblemWords {
  heading: string;
  advice: string;
  returnToHome: NavigationLink;
}

export interface ReceivedWords {
  heading: string;
  text: string;
  /** An `external` one opens in a new tab. */
  next: NavigationLink & { external?: boolean };
}

/** The answers to the forms that the site has. */
export type ReceivedPages = ByForm<ReceivedWords>;

/** What somebody who has sent a form may keep of it: what is stored, for whom, and what follows. */
export interface ReceiptWords {
  heading: string;
  address: {
    label: string;
    /** In the place of the address, where the page does not know it. */
    unknown: string;
    /** Leads back to the form of somebody who has mistyped it. */
    mend: string;
  };
  storedLabel: string;
  /** Who answers, and by when. */
  answer: { label: string; text: string };
  nextLabel: string;
  forms: ByForm<FormReceipt>;
}

interface FormReceipt {
  stored: string;
  next: string;
  /** The page of the form. */
  page: string;
}
