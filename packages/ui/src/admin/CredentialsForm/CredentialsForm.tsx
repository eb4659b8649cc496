'use client';

import { StaffForm, type StaffFormField, type StaffFormTexts } from '../StaffForm/StaffForm.tsx';

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

interface CredentialsFormProps {
  /** For a new password, which a password manager may suggest: in characters; a shorter one is not sent. */
  minimumLength?: number;
  /** The owner of the password, if it is fixed. */
  email?: string | undefined;
  /** Focuses its first field at the start. */
  focused?: boolean | undefined;
  texts: CredentialsTexts;
  onSubmit: SubmitCredentials;
}

/** A form for e-mail address and password. */
export function CredentialsForm({ minimumLength, email, focused = false, texts, onSubmit }: CredentialsFormProps) {
  return (
    <StaffForm
      fields={[
        emailField(texts.emailLabel, email),
        {
          ...passwordField(texts.passwordLabel),
          ...(minimumLength !== undefined && { autoComplete: 'new-password', minLength: minimumLength }),
          helpText: texts.passwordHelp,
        },
      ]}
      texts={texts}
      focused={focused}
      onSubmit={(values) => onSubmit({ email: values.get('email') ?? '', password: values.get('password') ?? '' })}
    />
  );
}

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

/** Returns the field for the current password of an account. */
export function passwordField(label: string): StaffFormField {
  return { name: 'password', label, type: 'password', autoComplete: 'current-password' };
}
