'use client';

import type { StaffRole } from '@sponsor/domain';
import { useRef } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { FreshLink } from './FreshLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import * as styles from './StaffList.css.ts';
import { invitationActions, invitationColumns, memberActions, memberColumns } from './staff-list-columns.tsx';
import { type StaffListTexts, staffListTexts } from './texts.ts';

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

/** The staff with their roles, and the invitations. For administrators. */
export function StaffList(props: StaffListProps) {
  const { members, invitations, self, link, timeZone, onInvite, onCopyLink } = props;
  const texts = mergeTexts(staffListTexts, props.texts);
  const root = useRef<HTMLDivElement>(null);
  // A withdrawn invitation removes its menu too.
  useKeptFocus(root);
  return (
    <div ref={root}>
      <Stack space="x12">
        {link && <FreshLink key={link.url} link={link} texts={texts.link} onCopy={onCopyLink} />}
        <DataTable
          label={texts.heading}
          columns={memberColumns(texts, self, timeZone)}
          rows={members}
          rowId={({ id }) => id}
          rowActions={memberActions({ ...props, texts })}
        />
        {invitations.length > 0 && (
          <Stack space="x4">
            <Heading level={2} size="title">
              {texts.invitations.heading}
            </Heading>
            <DataTable
              label={texts.invitations.heading}
              columns={invitationColumns(texts, timeZone)}
              rows={invitations}
              rowId={({ id }) => id}
              rowActions={invitationActions({ ...props, texts })}
            />
          </Stack>
        )}
        <Stack space="x4">
          <Heading level={2} size="title">
            {texts.invite.heading}
          </Heading>
          <div className={styles.form}>
            <InviteForm
              // Empty again after an invitation.
              key={link?.url}
              texts={texts.invite}
              roles={texts.roles}
              onInvite={onInvite}
            />
          </div>
        </Stack>
      </Stack>
    </div>
  );
}
