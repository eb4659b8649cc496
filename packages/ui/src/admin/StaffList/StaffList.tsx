'use client';

import { type ReactNode, useRef } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { mergeTexts } from '../merge-texts.ts';
import { FreshLink } from './FreshLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import * as styles from './StaffList.css.ts';
import { invitationActions, invitationColumns, memberActions, memberColumns } from './staff-list-columns.tsx';
import type { StaffListProps } from './staff-list-props.ts';
import { staffListTexts } from './texts.ts';

/** The staff with their roles, and the invitations. For administrators. */
export function StaffList(props: StaffListProps) {
  const { members, invitations, self, link, timeZone, onInvite, onCopyLink } = props;
  const texts = mergeTexts(staffListTexts, props.texts);
  const root = useRef<HTMLDivElement>(null);
  // A withdrawn invitation removes its menu too.
  useKeptFocus(root);
  return (
    <div ref={root} className={styles.list}>
      {link && <FreshLink key={link.url} link={link} texts={texts.link} onCopy={onCopyLink} />}
      <DataTable
        label={texts.heading}
        columns={memberColumns(texts, self, timeZone)}
        rows={members}
        rowId={({ id }) => id}
        rowActions={memberActions({ ...props, texts })}
      />
      {invitations.length > 0 && (
        <Part heading={texts.invitations.heading}>
          <DataTable
            label={texts.invitations.heading}
            columns={invitationColumns(texts, timeZone)}
            rows={invitations}
            rowId={({ id }) => id}
            rowActions={invitationActions({ ...props, texts })}
          />
        </Part>
      )}
      <Part heading={texts.invite.heading}>
        <div className={styles.form}>
          <InviteForm
            // Empty again after an invitation.
            key={link?.url}
            texts={texts.invite}
            roles={texts.roles}
            onInvite={onInvite}
          />
        </div>
      </Part>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <Heading level={2} size="title">
        {heading}
      </Heading>
      {children}
    </div>
  );
}
