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

/** A one-time link that was just created. */
export interface StaffListLink {
  purpose: 'invitation' | 'password';
  email: string;
  /** To be handed over, and never shown again; omit it if it went only to the mailbox. */
  url?: string | undefined;
}

export interface StaffListProps extends TextsProp<StaffListTexts> {
  /** Every account in display order, including disabled ones, so that they can be enabled again. */
  members: readonly StaffListMember[];
  /** Open invitations. Without any, their list is hidden. */
  invitations: readonly StaffListInvitation[];
  /** The address of the signed-in person: no one changes their own account. */
  self: string;
  /** Shown until the next one is created. */
  link?: StaffListLink | undefined;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** Resolves to the message of a refusal, or to nothing on success. Must not reject. */
  onInvite: (invitation: { email: string; role: StaffRole }) => Promise<string | undefined>;
  /** Withdraws an invitation, without a question. */
  onWithdraw: (invitation: StaffListInvitation) => void;
  /** Changes a person's role at once, without a question: the same menu can change it back. */
  onRole: (member: StaffListMember, role: StaffRole) => void;
  /** Disables or enables an account, without a question: the same menu can undo it. */
  onDisabled: (member: StaffListMember, disabled: boolean) => void;
  /** Creates a link to choose a new password: pass it as `link` afterward. Never for a disabled account. */
  onPasswordLink: (member: StaffListMember) => void;
  /** Removes code and passkeys, for example after a lost phone: the password is then enough until the person sets one up. */
  onRemoveCode: (member: StaffListMember) => void;
  /** Copies the link to the clipboard and confirms it; nothing changes here. */
  onCopyLink: (url: string) => void;
}
