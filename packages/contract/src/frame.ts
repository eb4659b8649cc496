import type { ByForm, NavigationLink } from '@sponsor/domain';
import type { ErrorScreenWords, ReceivedPanelWords, SiteHeaderWords } from '@sponsor/ui/sections';

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

export interface HeaderContent extends SiteHeaderWords {
  /** Names the row that leads to the sections of a page. */
  onThisPage: string;
}

export interface ErrorScreenContent extends ErrorScreenWords {
  /** Before the number of the report. */
  incidentLabel: string;
}

/** For a form without JavaScript that was not accepted. */
export interface ProblemWords {
  heading: string;
  advice: string;
  returnToHome: NavigationLink;
}

/** The answers to the forms that the site has. */
export type ReceivedPages = ByForm<ReceivedPanelWords>;

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
