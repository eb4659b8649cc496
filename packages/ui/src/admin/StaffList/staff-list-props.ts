import type { StaffRole } from '@sponsor/domain';
import type { InviteTexts } from './InviteForm.tsx';

export interface StaffListMember {
  id: string;
  email: string;
  role: StaffRole;
  /** Whether a code is asked for after the password. */
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

/** A one-time link that was just made, to be handed over: it is never shown again. */
export interface StaffListLink {
  purpose: 'invitation' | 'password';
  email: string;
  url: string;
  /** A letter with it is on its way. */
  mailed: boolean;
}

export interface StaffListTexts {
  heading: string;
  columns: { email: string; role: string; code: string; lastSignedIn: string };
  roles: Readonly<Record<StaffRole, { label: string; help: string }>>;
  you: string;
  disabled: string;
  hasCode: string;
  noCode: string;
  never: string;
  actions: {
    header: string;
    makePrefix: string;
    passwordLink: string;
    removeCode: string;
    disable: string;
    enable: string;
  };
  invite: InviteTexts;
  invitations: { heading: string; columns: { email: string; role: string; expiresAt: string }; withdraw: string };
  link: { invitation: string; password: string; mailed: string; label: string; copy: string };
}

export interface StaffListProps {
  members: readonly StaffListMember[];
  invitations: readonly StaffListInvitation[];
  /** The address of who is signed in: nobody changes their own account. */
  self: string;
  /** Shown until the next one is made. */
  link?: StaffListLink | undefined;
  texts: StaffListTexts;
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
  /** Resolves to the sentence that says why not, or to nothing when all went well. Must not reject. */
  onInvite: (invitation: { email: string; role: StaffRole }) => Promise<string | undefined>;
  onWithdraw: (invitation: StaffListInvitation) => void;
  onRole: (member: StaffListMember, role: StaffRole) => void;
  onDisabled: (member: StaffListMember, disabled: boolean) => void;
  onPasswordLink: (member: StaffListMember) => void;
  onRemoveCode: (member: StaffListMember) => void;
  onCopyLink: (url: string) => void;
}
