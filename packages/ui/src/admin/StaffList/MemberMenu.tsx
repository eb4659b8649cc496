import { staffRoles } from '@sponsor/domain';
import { Menu } from '../../components/Menu/Menu.tsx';
import type { StaffListMember, StaffListProps } from './staff-list-props.ts';
import type { StaffListTexts } from './texts.ts';

/** The actions of an administrator on another account. */
export function MemberMenu({
  member,
  texts,
  onRole,
  onDisabled,
  onPasswordLink,
  onRemoveCode,
}: StaffListProps & { texts: StaffListTexts; member: StaffListMember }) {
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
