import type { NavigationLink } from '../content.ts';
import type { PageWords } from '../page-words.ts';
import type { PrivacyOutcome, PrivacyRequestKind } from '../privacy.ts';
import type { StaffFormWords } from './admin.ts';

/** The screen on which administrators answer persons who ask what is kept of them. */
export interface PrivacyWords extends PrivacyDeskTexts {
  page: PageWords;
  /** Its entry in the rail. */
  link: NavigationLink;
  heading: string;
  loading: string;
  failed: string;
  retry: string;
  /** In place of `notFound` for whoever asked to be forgotten on `{date}`. */
  forgotten: string;
  /** Once it was done. */
  toasts: { entered: string; closed: string; held: string; freed: string; erased: string; leftAlone: string };
}

export interface PrivacyDeskTexts {
  find: StaffFormWords & { heading: string; emailLabel: string; emailHelp: string };
  /** For an address of which nothing is kept. */
  notFound: string;
  kinds: Record<PrivacyRequestKind, string>;
  outcomes: Record<PrivacyOutcome, string>;
  open: { heading: string; empty: string };
  closed: { heading: string; empty: string };
  columns: {
    email: string;
    kind: string;
    receivedOn: string;
    dueOn: string;
    outcome: string;
    closedAt: string;
    closedBy: string;
  };
  /** Beside a day that has passed. */
  overdue: string;
  /** Under a list that is cut off. */
  more: string;
  person: PrivacyPersonTexts;
}

/** A form with one line, why it is done. */
interface ReasonWords extends StaffFormWords {
  /** Opens it. */
  summary: string;
  /** What follows from it. */
  explanation: string;
  reasonLabel: string;
}

export interface PrivacyPersonTexts {
  name: string;
  since: string;
  status: string;
  submissions: string;
  hold: string;
  /** Before the date since when it stands. */
  heldSince: string;
  notHeld: string;
  crm: string;
  /** Whether the CRM knows what this person last asked for. */
  crmStates: { none: string; pending: string; delivered: string; 'dead-letter': string; closed: string };
  /** Where the person had asked to be forgotten and the address came in again. */
  askedToBeForgotten: string;
  /** In place of all that can be done. */
  erased: string;
  /** For what the person never said. */
  unknown: string;
  export: string;
  doNotContact: string;
  enter: StaffFormWords & { summary: string; kindLabel: string; receivedOnLabel: string };
  /** Before what was asked for. */
  answer: StaffFormWords & { summaryPrefix: string; outcomeLabel: string; reasonLabel: string };
  holdOn: ReasonWords;
  holdOff: ReasonWords;
  /** Under the reason, which stays: no name belongs there. */
  erase: ReasonWords & { reasonHelp: string };
}
