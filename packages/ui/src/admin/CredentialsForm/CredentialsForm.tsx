'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

export interface Credentials {
  email: string;
  password: string;
}

export interface CredentialsTexts {
  emailLabel: string;
  passwordLabel: string;
  passwordHelp?: string;
  submit: string;
  submitting: string;
}

/** Resolves to the sentence to show under the password, or to nothing when all went well. Must not reject. */
export type SubmitCredentials = (credentials: Credentials) => Promise<string | undefined>;

export interface CredentialsFormProps {
  /** `new` lets a password manager offer a password of its own. */
  password: 'current' | 'new';
  /** Characters a new password needs; a shorter one is not sent. */
  minimumLength?: number;
  texts: CredentialsTexts;
  onSubmit: SubmitCredentials;
}

/** E-mail and password. Uncontrolled, so that what a password manager fills in counts. */
export function CredentialsForm({ password, minimumLength, texts, onSubmit }: CredentialsFormProps) {
  // Not an action: React holds back every transition of the page, toasts and navigation among them, until an action ends.
  const [problem, setProblem] = useState<string>();
  const [submitting, setSubmitting] = useState(false);

  async function submit(credentials: Credentials): Promise<void> {
    setSubmitting(true);
    setProblem(await onSubmit(credentials));
    setSubmitting(false);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const entries = new FormData(event.currentTarget);
    void submit({ email: textOf(entries.get('email')), password: textOf(entries.get('password')) });
  }

  return (
    <form method="post" onSubmit={handleSubmit}>
      <Stack space="x6">
        <Stack space="x4">
          <TextField label={texts.emailLabel} name="email" type="email" autoComplete="username" required />
          <TextField
            label={texts.passwordLabel}
            name="password"
            type="password"
            autoComplete={password === 'current' ? 'current-password' : 'new-password'}
            {...(minimumLength !== undefined && { minLength: minimumLength })}
            helpText={texts.passwordHelp}
            errorText={submitting ? undefined : problem}
            required
          />
        </Stack>
        <Button type="submit" loading={submitting} loadingLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}
