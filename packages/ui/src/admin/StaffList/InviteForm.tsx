'use client';

import { staffRoles } from '@sponsor/domain';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import type { StaffListProps } from './StaffList.tsx';
import type { InviteTexts, StaffListTexts } from './texts.ts';

interface InviteFormProps extends Pick<StaffListProps, 'onInvite'> {
  texts: InviteTexts;
  roles: StaffListTexts['roles'];
}

/** Invites a person in a role. */
export function InviteForm({ texts, roles, onInvite }: InviteFormProps) {
  return (
    <StaffForm
      draft
      fields={[{ name: 'email', label: texts.emailLabel, type: 'email', autoComplete: 'off' }]}
      texts={texts}
      onSubmit={(values) => {
        const role = staffRoles.find((name) => name === values.get('role')) ?? 'viewer';
        return onInvite({ email: values.get('email') ?? '', role });
      }}
    >
      <RadioGroup
        label={texts.roleLabel}
        name="role"
        defaultValue="viewer"
        options={staffRoles.map((role) => ({ value: role, label: roles[role].label, helpText: roles[role].help }))}
      />
    </StaffForm>
  );
}
