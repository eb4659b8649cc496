import type { AuditAction } from '../audit.ts';
import type { FormId } from '../forms/forms.ts';
import type { PageWords } from '../page-words.ts';
import type { NoticeKind } from '../staff-notice.ts';
import type { StaffRole } from '../staff-role.ts';
import type { LeaveWords, StaffFormWords } from './admin.ts';

export interface AccountWords {
  page: PageWords;
  heading: string;
  loading: string;
  failed: string;
  retry: string;
  emailLabel: string;
  passwordLabel: string;
  password: StaffFormWords & {
    heading: string;
    introduction: string;
    newLabel: string;
    newHelp: string;
    changed: string;
  };
  code: {
    heading: string;
    off: string;
    on: string;
    /** Where the account must have one. */
    required: string;
    begin: StaffFormWords;
    scan: string;
    secret: string;
    pictureLabel: string;
    codeLabel: string;
    confirm: StaffFormWords;
    cancel: string;
    recoveryHeading: string;
    recoveryText: string;
    copy: string;
    copied: string;
    kept: string;
    /** Asked before leaving codes that were not kept. */
    leaving: LeaveWords;
    renew: StaffFormWords & { summary: string };
    end: StaffFormWords & { summary: string };
    ended: string;
  };
  passkeys: {
    heading: string;
    introduction: string;
    columns: { name: string; lastUsedAt: string; createdAt: string; change: string };
    never: string;
    remove: string;
    add: StaffFormWords;
    nameLabel: string;
    nameHelp: string;
    added: string;
    removed: string;
    /** Where the browser made none. */
    notMade: string;
  };
  sessions: {
    heading: string;
    columns: { browser: string; startedAt: string; lastUsedAt: string };
    current: string;
    unknownBrowser: string;
    end: string;
    ended: string;
  };
}

/** The question before an act that would give someone else lasting control. */
export interface ConfirmIdentityWords extends StaffFormWords {
  heading: string;
  introduction: string;
  emailLabel: string;
  passwordLabel: string;
  codeLabel: string;
  codeHelp: string;
  passkey: StaffFormWords;
  useCode: string;
  cancel: string;
  /** Where the browser had no passkey sign. */
  notUsed: string;
}

export interface StaffNoticeWords {
  heading: string;
  /** `{about}` becomes the address of the account, `{by}` that of the administrator who did it. */
  kinds: Record<NoticeKind, string>;
  advice: string;
  read: string;
}

export interface StaffWords {
  page: PageWords;
  heading: string;
  loading: string;
  failed: string;
  retry: string;
  columns: { email: string; role: string; code: string; lastSignedIn: string };
  roles: Record<StaffRole, { label: string; help: string }>;
  you: string;
  disabled: string;
  hasCode: string;
  noCode: string;
  never: string;
  actions: {
    header: string;
    /** Before the name of a role. */
    makePrefix: string;
    passwordLink: string;
    removeCode: string;
    disable: string;
    enable: string;
  };
  invite: StaffFormWords & { heading: string; emailLabel: string; roleLabel: string };
  invitations: { heading: string; columns: { email: string; role: string; expiresAt: string }; withdraw: string };
  link: {
    invitation: string;
    password: string;
    mailed: string;
    label: Readonly<Record<'invitation' | 'password', string>>;
    copy: string;
    copied: string;
  };
  saved: string;
}

/** Letters to staff; where one is for a link, the link is below the text. */
export interface StaffLetters {
  /** To choose a password within 72 hours. */
  invitation: Letter;
  /** To choose another within an hour, asked for by somebody who need not be the reader. */
  newPassword: Letter;
  /** To choose another within a day, asked for by an administrator. */
  passwordReset: Letter;
  /** Each week to the one who watches over the audit log; `{head}` becomes its head. There is no link below. */
  auditHead: Letter;
  /**
   * On what happened to an account. `{about}` becomes its address, `{by}` that of the administrator who did it, and
   * `{browser}` and `{network}` where it came from. There is no link below.
   */
  notices: Record<NoticeKind, Letter>;
  /** Soon after somebody sent a form. Below it is a line a form, with its name, the time and a link to the desk. */
  newLeads: NewLeadsLetter;
}

export interface NewLeadsLetter extends Letter {
  /** The names of the forms; `{count}` in the subject and the paragraphs is how many came. */
  forms: Readonly<Partial<Record<FormId, string>>>;
  /** Below the newest where there are more than a letter lists: `{count}` is how many more. */
  more: string;
}

/** `{host}` becomes the name of the site, as `www.example.com`. */
export interface Letter {
  subject: string;
  paragraphs: readonly string[];
}

export interface AuditWords {
  page: PageWords;
  heading: string;
  loading: string;
  failed: string;
  retry: string;
  filters: { actor: string; action: string; everybody: string; everything: string };
  actions: Record<AuditAction, string>;
  columns: { at: string; actor: string; what: string; hash: string };
  empty: string;
  older: string;
  newest: string;
  /** Before the number of entries. */
  wholePrefix: string;
  wholeSuffix: string;
  /** Before the number of the first entry that does not fit. */
  brokenPrefix: string;
  brokenSuffix: string;
}
