import type { NavigationLink } from '@sponsor/domain';

/** What is said around the voice assistant that another company provides. */
export interface AssistantWords {
  open: string;
  /** The name of the company that records stands between the two. */
  noticeBeforeVendor: string;
  noticeAfterVendor: string;
  start: string;
  close: string;
  /** To a visitor who does not want to be counted or recorded. */
  keptOff: string;
  choices: NavigationLink;
  unavailable: string;
}

/** Around a part of a page that another company provides. */
export interface VendorPartWords {
  loading: string;
  /** Where it does not come. */
  failed: { heading: string; text: string; retry: string; contact: NavigationLink };
}

/** The page on which a visitor sees and changes whether visits are counted. */
export interface PrivacyChoicesWords {
  heading: string;
  lede: string;
  choice: {
    label: string;
    allowed: { label: string; helpText: string };
    refused: { label: string; helpText: string };
  };
  /** To a visitor whose browser sends Global Privacy Control. */
  signal: { title: string; text: string };
  /** As long as nothing is chosen, by what the deployment does then. */
  countedUnlessRefused: string;
  countedOnlyIfAllowed: string;
  /** Before the date of the choice. */
  chosen: string;
  notKept: string;
  needsScript: string;
  more: { heading: string; paragraphs: readonly string[]; link: NavigationLink };
}
