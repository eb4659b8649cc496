'use client';

import { emailField } from '../StaffForm/email-field.ts';
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

/** Resolves to the message below the fields, or to nothing on success. Must not reject. */
export type SubmitCredentials = (credentials: Credentials) => Promise<string | undefined>;

export interface CredentialsFormProps {
  /** `new` lets a password manager suggest a password. */
  password: 'current' | 'new';
  /** The minimum length of a new password in characters; a shorter one is not sent. */
  minimumLength?: number;
  /** The owner of the password, if it is fixed. */
  email?: string | undefined;
  /** Focuses its first field at the start. */
  focused?: boolean | undefined;
  texts: CredentialsTexts;
  onSubmit: SubmitCredentials;
}

/** A form for e-mail address and password. */
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
        emailField(texts.emailLabel, email),
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
