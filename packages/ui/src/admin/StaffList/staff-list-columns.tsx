import { staffRoles } from '@sponsor/domain';
import type { DataTableColumn, DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './StaffList.css.ts';
import type { StaffListInvitation, StaffListMember, StaffListProps } from './StaffList.tsx';
import type { StaffListTexts } from './texts.ts';

type PropsWithTexts = StaffListProps & { texts: StaffListTexts };

type RowActions<Row> = NonNullable<DataTableProps<Row>['rowActions']>;

export function memberColumns(
  texts: StaffListTexts,
  self: string,
  timeZone: string,
): DataTableColumn<StaffListMember>[] {
  const { columns, roles } = texts;
  return [
    {
      key: 'email',
      header: columns.email,
      cell: ({ email, disabled }) => (
        <span className={disabled ? styles.aside : styles.address}>
          <EmailAddress>{email}</EmailAddress>
          {email === self && ` (${texts.you})`}
          {disabled && ` (${texts.disabled})`}
        </span>
      ),
    },
    { key: 'role', header: columns.role, cell: ({ role }) => roles[role].label },
    {
      key: 'code',
      header: columns.code,
      cell: ({ twoFactor }) => (twoFactor ? texts.hasCode : <span className={styles.aside}>{texts.noCode}</span>),
    },
    {
      key: 'lastSignedIn',
      header: columns.lastSignedIn,
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt === null ? (
          <span className={styles.aside}>{texts.never}</span>
        ) : (
          <OfficeTime iso={lastSignedInAt} timeZone={timeZone} />
        ),
    },
  ];
}

export function memberActions(props: PropsWithTexts): RowActions<StaffListMember> {
  return {
    header: props.texts.actions.header,
    cell: (member) => (member.email === props.self ? null : <MemberMenu {...props} member={member} />),
  };
}

/** The actions of an administrator on another account. */
function MemberMenu({
  member,
  texts,
  onRole,
  onDisabled,
  onPasswordLink,
  onRemoveCode,
}: PropsWithTexts & { member: StaffListMember }) {
  const { actions, roles } = texts;
  const { disabled, twoFactor } = member;
  return (
    <Menu
      variant="icon"
      label={`${actions.header}: ${member.email}`}
      items={[
        ...staffRoles
          .filter((role) => role !== member.role)
          .map((role) => ({
            label: `${actions.makePrefix} ${roles[role].label.toLowerCase()}`,
            onSelect: () => onRole(member, role),
          })),
        {
          label: actions.passwordLink,
          startsGroup: true,
          disabled,
          onSelect: () => onPasswordLink(member),
        },
        { label: actions.removeCode, disabled: !twoFactor, onSelect: () => onRemoveCode(member) },
        disabled
          ? { label: actions.enable, startsGroup: true, onSelect: () => onDisabled(member, false) }
          : {
              label: actions.disable,
              startsGroup: true,
              tone: 'danger' as const,
              onSelect: () => onDisabled(member, true),
            },
      ]}
    />
  );
}

export function invitationColumns(
  { invitations, roles }: StaffListTexts,
  timeZone: string,
): DataTableColumn<StaffListInvitation>[] {
  const { columns } = invitations;
  return [
    { key: 'email', header: columns.email, cell: ({ email }) => <EmailAddress>{email}</EmailAddress> },
    { key: 'role', header: columns.role, cell: ({ role }) => roles[role].label },
    {
      key: 'expiresAt',
      header: columns.expiresAt,
      cell: ({ expiresAt }) => <OfficeTime iso={expiresAt} timeZone={timeZone} />,
    },
  ];
}

export function invitationActions({ texts, onWithdraw }: PropsWithTexts): RowActions<StaffListInvitation> {
  return {
    header: texts.actions.header,
    cell: (invitation) => (
      <Menu
        variant="icon"
        label={`${texts.actions.header}: ${invitation.email}`}
        items={[{ label: texts.invitations.withdraw, onSelect: () => onWithdraw(invitation) }]}
      />
    ),
  };
}
