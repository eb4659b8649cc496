import type { NavigationLink } from '../content.ts';
import type { PageWords } from '../page-words.ts';
import type { StaffFormWords } from './admin.ts';

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
  /** Where a session has ended by itself, maybe under what was being typed. */
  ended: string;
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

export interface SignInCodeWords extends StaffFormWords {
  heading: string;
  introduction: string;
  codeLabel: string;
  codeHelp: string;
  /** Back to address and password. */
  again: string;
  passkey: StaffFormWords;
}

export interface ForgottenPasswordWords extends StaffFormWords {
  heading: string;
  introduction: string;
  emailLabel: string;
  /** Once it was asked for, whoever asked. */
  sent: string;
  back: string;
}
