import type { NavigationLink } from '../content.ts';
import type { ByForm } from '../forms/forms.ts';
import type { PageWords } from '../page-words.ts';

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

export interface CredentialsWords {
  heading: string;
  introduction: string;
  emailLabel: string;
  passwordLabel: string;
  passwordHelp?: string;
  submit: string;
  submitting: string;
}

export interface SignInWords extends CredentialsWords {
  /** Leads to where a new password can be asked for. */
  forgotten: string;
}

/** What a one-time link is for. */
export type LinkPurpose = 'first administrator' | 'invitation' | 'new password';

export interface SetUpWords extends CredentialsWords {
  page: PageWords;
  checking: string;
  /** What differs from the link for the first administrator. */
  purposes: Record<
    Exclude<LinkPurpose, 'first administrator'>,
    Pick<CredentialsWords, 'heading' | 'submit' | 'submitting'> & { introduction: string }
  >;
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
  /** Before the address, names the checkbox of a row. */
  select: string;
  count: { one: string; many: string };
  failedPrefix: string;
  retry: string;
  /** `of` stands between the range and the total, as in `1–50 of 214`. */
  pages: { label: string; previous: string; next: string; of: string };
}

/** What staff read of one lead, and the tools over the list. */
export interface LeadDeskWords {
  searchLabel: string;
  statusLabel: string;
  anyStatus: string;
  formLabel: string;
  anyForm: string;
  clear: string;
  /** Says how many of all leads the filters leave. */
  matching: string;
  /** For filters that leave nothing. */
  nothing: string;
  exportCsv: string;
  /** Under a search that is too short to be asked. */
  searchHelp: string;
  /** Opens those that do not stand beside the search. */
  more: string;
  /** The same on a phone or a tablet, and over them once they are open. */
  filters: string;
  /** Closes them; with `{count}`, how many leads they leave, in words. */
  show: string;
  campaignLabel: string;
  anyCampaign: string;
  ownerLabel: string;
  owners: { anybody: string; mine: string; nobody: string };
  /** The last day for a next action. */
  dueLabel: string;
  /** The first and the last day on which they came. */
  fromLabel: string;
  toLabel: string;
  columnsLabel: string;
  /** Back to the four. */
  columnsReset: string;
  /** Beside the four. */
  columns: { name: string; owner: string; nextAction: string; forms: string; campaigns: string };
  selection: LeadSelectionWords;
  /** Once a status or an owner was given to several; with `{count}`. */
  changed: string;
  /** Before the sentence that says why some were left as they were; with `{count}`. */
  notChanged: string;
  keys: LeadKeysWords;
  panelHeading: string;
  panel: LeadPanelWords;
}

/** What can be done with several leads. */
export interface LeadSelectionWords extends StaffFormWords {
  label: string;
  /** With `{count}`, as `tooMany` and `export`. */
  count: string;
  tooMany: string;
  setStatus: string;
  /** Opens the list of those to whom the leads can be given. */
  assign: string;
  /** Ends that list: takes the leads from whoever has them. */
  nobody: string;
  export: string;
  clear: string;
  reasonHeading: string;
  reasonLabel: string;
}

/** What single keys do on the list. */
export interface LeadKeysWords {
  /** Opens the list of them, and is its heading. */
  heading: string;
  enabled: string;
  enabledHelp: string;
  next: string;
  previous: string;
  open: string;
  select: string;
  search: string;
  close: string;
  help: string;
}

export interface LeadPanelWords {
  loading: string;
  head: {
    write: string;
    call: string;
    /** In place of both, for whoever asked for that. */
    doNotContact: string;
    amount: string;
    message: string;
    contactedAt: string;
    never: string;
    erased: string;
  };
  change: {
    statusLabel: string;
    ownerLabel: string;
    nobody: string;
    nextActionLabel: string;
    nextActionOnLabel: string;
    reasonLabel: string;
    submitLabel: string;
    submittingLabel: string;
    saved: string;
  };
  note: { label: string; submitLabel: string; submittingLabel: string };
  historyHeading: string;
  events: {
    /** By the kind of event as it is stored. */
    kinds: Readonly<Record<string, string>>;
    /** By the form's id; the ledger may hold forms that the site no longer has. */
    forms: Readonly<ByForm<string> & Record<string, string>>;
    to: string;
    by: string;
    fields: string;
    page: string;
    seen: string;
    elapsed: string;
    seconds: string;
    firstTouch: string;
    lastTouch: string;
    caught: string;
    nobody: string;
  };
  consentHeading: string;
  consent: {
    agreement: string;
    shownOn: string;
    tracking: string;
    trackingChoices: { default: string; allowed: string; refused: string };
    signal: string;
    signalSent: string;
    signalNotSent: string;
  };
  deliveries: {
    heading: string;
    columns: { form: string; tries: string; state: string; when: string };
    states: { pending: string; delivered: string; 'dead-letter': string; quarantined: string; closed: string };
  };
}

/** A form with a button, for one or two secrets. */
export interface StaffFormWords {
  submit: string;
  submitting: string;
}

export interface SignInCodeWords extends StaffFormWords {
  heading: string;
  introduction: string;
  codeLabel: string;
  codeHelp: string;
  /** Back to address and password. */
  again: string;
}

export interface ForgottenPasswordWords extends StaffFormWords {
  heading: string;
  introduction: string;
  emailLabel: string;
  /** Once it was asked for, whoever asked. */
  sent: string;
  back: string;
}
