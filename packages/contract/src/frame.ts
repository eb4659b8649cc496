import type { ByForm, NavigationLink } from '@sponsor/domain';
import type { ErrorScreenWords, ReceivedPanelWords, SiteHeaderWords } from '@sponsor/ui/sections';

export interface FooterWords {
  blurb: string;
  quickLinksHeading: string;
  quickLinks: readonly NavigationLink[];
  contactHeading: string;
  risk: string;
  /** Pages for which the header has no room. */
  readingLinks: readonly NavigationLink[];
  legalLinks: readonly NavigationLink[];
  /** The owner in the copyright line. */
  rightsHolder: string;
  rights: string;
  networkLabel: string;
  /** Says on every page that the content is a sample. */
  sampleNotice?: string;
}

/** The differences on pages about the Regulation A fund only. */
export type FundFooterWords = Pick<FooterWords, 'blurb' | 'contactHeading' | 'rightsHolder'>;

export interface HeaderContent extends SiteHeaderWords {
  /** Names the row of links to the sections of a page. */
  onThisPage: string;
}

export interface ErrorScreenContent extends ErrorScreenWords {
  /** Precedes the number of the report. */
  incidentLabel: string;
}

/** For a form sent without JavaScript that was refused. */
export interface ProblemWords {
  heading: string;
  advice: string;
  returnToHome: NavigationLink;
}

/** The confirmations of the site's forms. */
export type ReceivedPages = ByForm<ReceivedPanelWords>;

/** The receipt that a person who sent a form can keep: the stored data, the recipient, and the next steps. */
export interface ReceiptWords {
  heading: string;
  address: {
    label: string;
    /** Replaces the address if the page does not know it. */
    unknown: string;
    /** Leads back to the form, to correct a mistyped address. */
    mend: string;
  };
  storedLabel: string;
  /** Names the person who answers, and the time. */
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
