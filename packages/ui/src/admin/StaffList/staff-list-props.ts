import type { StaffRole } from '@sponsor/domain';
import type { TextsProp } from '../merge-texts.ts';
import type { StaffListTexts } from './texts.ts';

export interface StaffListMember {
  id: string;
  email: string;
  role: StaffRole;
  /** Whether a passkey or a code is asked for after the password. */
  twoFactor: boolean;
  disabled: boolean;
  lastSignedInAt: string | null;
}

export interface StaffListInvitation {
  id: string;
  email: string;
  role: StaffRole;
  expiresAt: string;
}

/** A one-time link that was just made. */
export interface StaffListLink {
  purpose: 'invitation' | 'password';
  email: string;
  /** To be handed over, and never shown again; left out where it went to the mailbox alone. */
  url?: string | undefined;
}

export interface StaffListProps extends TextsProp<StaffListTexts> {
  /** Everybody who has an account, in this order: the disabled too, so that they can be let in again. */
  members: readonly StaffListMember[];
  /** Those not taken up yet. Without any, their list is not there at all. */
  invitations: readonly StaffListInvitation[];
  /** The address of the person signed in: no one changes their own account. */
  self: string;
  /** Shown until the next one is made. */
  link?: StaffListLink | undefined;
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
  /** Resolves to the sentence that says why not, or to nothing when all went well. Must not reject. */
  onInvite: (invitation: { email: string; role: StaffRole }) => Promise<string | undefined>;
  /** The link of an invitation is to work no longer. Nobody is asked again. */
  onWithdraw: (invitation: StaffListInvitation) => void;
  /** Somebody is to have another role, at once: nobody is asked again, and any other role is as near in the same menu. */
  onRole: (member: StaffListMember, role: StaffRole) => void;
  /** Somebody is to be kept out, or let in again. Nobody is asked again: it can be taken back in the same menu. */
  onDisabled: (member: StaffListMember, disabled: boolean) => void;
  /** Makes a link to a new password: give it as `link` afterwards. Never for a disabled account. */
  onPasswordLink: (member: StaffListMember) => void;
  /** Removes code and passkeys, as after a lost telephone: the password alone lets this person in until they set one up. */
  onRemoveCode: (member: StaffListMember) => void;
  /** Put the link on the clipboard, and say that it is there: nothing here changes. */
  onCopyLink: (url: string) => void;
}
