'use client';

import { Button } from '../../components/Button/Button.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import { type SignInCodeTexts, signInCodeTexts } from './texts.ts';

export interface SignInCodeProps extends StaffEntranceFrame, TextsProp<SignInCodeTexts> {
  /**
   * Resolves to the message below the code, or to nothing on success. Must not reject. Omit it for an account without an
   * authenticator.
   */
  onCode?: ((code: string) => Promise<string | undefined>) | undefined;
  /** Asks for a passkey; resolves as `onCode` does. Omit it for an account without one. */
  onPasskey?: (() => Promise<string | undefined>) | undefined;
  /** Goes back to address and password. */
  onAgain: () => void;
}

/** The second step of a sign-in: a passkey, an authenticator code, or a recovery code in the same field. */
export function SignInCode({ texts: given, onCode, onPasskey, onAgain, ...frame }: SignInCodeProps) {
  const texts = mergeTexts(signInCodeTexts, given);
  return (
    <StaffEntrance {...frame} heading={texts.heading} introduction={texts.introduction}>
      {onPasskey && <StaffForm focused fields={[]} texts={texts.passkey} onSubmit={onPasskey} />}
      {onCode && (
        <StaffForm
          focused={!onPasskey}
          variant={onPasskey ? 'outline' : 'solid'}
          fields={[{ name: 'code', label: texts.codeLabel, autoComplete: 'one-time-code', helpText: texts.codeHelp }]}
          texts={texts}
          onSubmit={(values) => onCode(values.get('code') ?? '')}
        />
      )}
      <div>
        <Button variant="outline" size="small" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </StaffEntrance>
  );
}
