import type { StaffFormField } from './StaffForm.tsx';

/** Returns the field for the e-mail address of an account; a given address is shown and cannot be changed. */
export function emailField(label: string, email?: string): StaffFormField {
  return {
    name: 'email',
    label,
    type: 'email',
    autoComplete: 'username',
    ...(email !== undefined && { defaultValue: email, busy: true }),
  };
}
