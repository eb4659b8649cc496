'use client';

import { Button } from '../../components/Button/Button.tsx';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { StaffForm, type StaffFormTexts } from '../StaffForm/StaffForm.tsx';

export interface SignInCodeTexts extends StaffFormTexts {
  heading: string;
  introduction: string;
  codeLabel: string;
  codeHelp: string;
  again: string;
}

export interface SignInCodeProps extends StaffEntranceFrame {
  texts: SignInCodeTexts;
  /** Resolves to the sentence to show under the code, or to nothing when all went well. Must not reject. */
  onCode: (code: string) => Promise<string | undefined>;
  /** Goes back to address and password. */
  onAgain: () => void;
}

/** The second step of a sign-in: the code of an authenticator, or a recovery code in the same field. */
export function SignInCode({ texts, onCode, onAgain, ...frame }: SignInCodeProps) {
  return (
    <StaffEntrance {...frame} heading={texts.heading} introduction={texts.introduction}>
      <StaffForm
        focused
        fields={[{ name: 'code', label: texts.codeLabel, autoComplete: 'one-time-code', helpText: texts.codeHelp }]}
        texts={texts}
        onSubmit={(values) => onCode(values.get('code') ?? '')}
      />
      <div>
        <Button variant="outline" size="small" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </StaffEntrance>
  );
}
