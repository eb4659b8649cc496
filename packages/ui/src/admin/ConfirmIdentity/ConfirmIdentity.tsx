'use client';

import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { focusWhenShown } from '../../internal/focus-when-shown.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { emailField, passwordField } from '../CredentialsForm/CredentialsForm.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffForm, type StaffFormField } from '../StaffForm/StaffForm.tsx';
import { type ConfirmIdentityTexts, confirmIdentityTexts } from './texts.ts';

export interface ConfirmIdentityProps extends TextsProp<ConfirmIdentityTexts> {
  open: boolean;
  /** The address of the signed-in person, for password managers. */
  email: string;
  /** Whether the account asks for a code after the password. */
  code: boolean;
  /** Whether the account has a passkey, which is then offered first. */
  passkey: boolean;
  /** Resolves to the message of a refusal, or to nothing on success. Must not reject. */
  onConfirm: (given: { password: string; code?: string }) => Promise<string | undefined>;
  /** Asks for a passkey in addition to the password; resolves as `onConfirm` does. */
  onPasskey: (password: string) => Promise<string | undefined>;
  /** Closes the dialog; the pending action is canceled. */
  onCancel: () => void;
}

/** Asks a person to confirm their identity before an action that would give someone else lasting control. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { open, onCancel } = props;
  const texts = mergeTexts(confirmIdentityTexts, props.texts);
  return (
    <Dialog heading={texts.heading} closeLabel={texts.cancel} open={open} onOpenChange={onCancel}>
      <Stack space="x6">
        <Text>{texts.introduction}</Text>
        <Questions {...props} texts={texts} />
      </Stack>
    </Dialog>
  );
}

type QuestionsProps = Omit<ConfirmIdentityProps, 'texts'> & { texts: ConfirmIdentityTexts };

function Questions({ email, code, passkey, texts, onConfirm, onPasskey }: QuestionsProps) {
  const [byCode, setByCode] = useState(false);
  const byPasskey = passkey && !byCode;
  const fields: readonly StaffFormField[] = [
    emailField(texts.emailLabel, email),
    { ...passwordField(texts.passwordLabel), ref: focusWhenShown },
    ...(code && !byPasskey
      ? [
          {
            name: 'code',
            label: texts.codeLabel,
            autoComplete: 'one-time-code',
            helpText: texts.codeHelp,
            ref: focusWhenShown,
          },
        ]
      : []),
  ];

  function handleSubmit(values: ReadonlyMap<string, string>): Promise<string | undefined> {
    const password = values.get('password') ?? '';
    if (byPasskey) return onPasskey(password);
    const entered = values.get('code');
    return onConfirm({ password, ...(entered !== undefined && { code: entered }) });
  }

  return (
    <>
      <StaffForm fields={fields} texts={byPasskey ? texts.passkey : texts} onSubmit={handleSubmit} />
      {byPasskey && code && (
        <div>
          <Button variant="outline" size="small" onClick={() => setByCode(true)}>
            {texts.useCode}
          </Button>
        </div>
      )}
    </>
  );
}
