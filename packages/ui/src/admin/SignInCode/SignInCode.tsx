'use client';

import { Button } from '../../components/Button/Button.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import { type SignInCodeTexts, signInCodeTexts } from './texts.ts';

export interface SignInCodeProps extends StaffEntranceFrame, TextsProp<SignInCodeTexts> {
  /**
   * Resolves to the sentence to show under the code, or to nothing when all went well. Must not reject. Left out for an
   * account that asks for no code.
   */
  onCode?: ((code: string) => Promise<string | undefined>) | undefined;
  /** Has the browser ask for a passkey; resolves as `onCode` does. Left out for an account that has none. */
  onPasskey?: (() => Promise<string | undefined>) | undefined;
  /** Goes back to address and password. */
  onAgain: () => void;
}

/** The second step of a sign-in: a passkey, the code of an authenticator, or a recovery code in the same field. */
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
