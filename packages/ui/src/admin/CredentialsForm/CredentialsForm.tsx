'use client';

import { StaffForm, type StaffFormTexts } from '../StaffForm/StaffForm.tsx';

export interface Credentials {
  email: string;
  password: string;
}

export interface CredentialsTexts extends StaffFormTexts {
  emailLabel: string;
  passwordLabel: string;
  passwordHelp?: string;
}

/** Resolves to the sentence to show under the fields, or to nothing when all went well. Must not reject. */
export type SubmitCredentials = (credentials: Credentials) => Promise<string | undefined>;

export interface CredentialsFormProps {
  /** `new` lets a password manager offer a password of its own. */
  password: 'current' | 'new';
  /** Characters a new password needs; a shorter one is not sent. */
  minimumLength?: number;
  /** Whose password it is, where that is settled. */
  email?: string | undefined;
  /** Begins with the focus in its first field. */
  focused?: boolean | undefined;
  texts: CredentialsTexts;
  onSubmit: SubmitCredentials;
}

/** E-mail and password. */
export function CredentialsForm({
  password,
  minimumLength,
  email,
  focused = false,
  texts,
  onSubmit,
}: CredentialsFormProps) {
  return (
    <StaffForm
      fields={[
        {
          name: 'email',
          label: texts.emailLabel,
          type: 'email',
          autoComplete: 'username',
          ...(email !== undefined && { defaultValue: email, busy: true }),
        },
        {
          name: 'password',
          label: texts.passwordLabel,
          type: 'password',
          autoComplete: password === 'current' ? 'current-password' : 'new-password',
          ...(minimumLength !== undefined && { minLength: minimumLength }),
          helpText: texts.passwordHelp,
        },
      ]}
      texts={texts}
      focused={focused}
      onSubmit={(values) => onSubmit({ email: values.get('email') ?? '', password: values.get('password') ?? '' })}
    />
  );
}
