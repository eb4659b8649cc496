import type { ByForm } from '../forms/forms.ts';
import type { PageWords } from '../page-words.ts';
import type { StaffFormWords } from './admin.ts';

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
  /** For whoever reads a later page when somebody new has come, who stands on the first. */
  newer: string;
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
  /** Before many are changed, or anything follows outside the desk. With `{count}` and `{value}`. */
  confirm: { status: string; owner: string; text: string; doNotContact: string; yes: string; no: string };
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
    /** In its place, where the person had asked to be forgotten and the address came in again. */
    askedToBeForgotten: string;
    /** Before another name or number that came with the address, and before it on the button that accepts it. */
    otherName: string;
    otherPhone: string;
    accept: string;
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
    /** In its place where no page of the site is known to have said so. */
    unverified: string;
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
