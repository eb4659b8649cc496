import type { NavigationLink } from '@sponsor/domain';

/** The words around the voice assistant, which another company provides. */
export interface AssistantWords {
  open: string;
  /** Before and after the name of the company that records. */
  noticeBeforeVendor: string;
  noticeAfterVendor: string;
  start: string;
  close: string;
  /** For a visitor who does not want to be counted or recorded. */
  keptOff: string;
  choices: NavigationLink;
  unavailable: string;
}

/** The words around a part of a page that another company provides. */
export interface VendorPartWords {
  loading: string;
  /** Shown if it does not load. */
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
  /** For a visitor whose browser sends Global Privacy Control. */
  signal: { title: string; text: string };
  /** Until something is chosen, by the deployment's default. */
  countedUnlessRefused: string;
  countedOnlyIfAllowed: string;
  /** Precedes the date of the choice. */
  chosen: string;
  notKept: string;
  needsScript: string;
  more: { heading: string; paragraphs: readonly string[]; link: NavigationLink };
}
