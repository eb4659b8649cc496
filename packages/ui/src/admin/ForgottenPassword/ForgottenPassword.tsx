'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import { type ForgottenPasswordTexts, forgottenPasswordTexts } from './texts.ts';

export interface ForgottenPasswordProps extends StaffEntranceFrame, TextsProp<ForgottenPasswordTexts> {
  /** A link is on its way, if there is such an account: the sentence that says so takes the place of the form. */
  sent?: boolean;
  /** Resolves to the sentence to show under the address, or to nothing when all went well. Must not reject. */
  onAsk: (email: string) => Promise<string | undefined>;
  /** Leads back to address and password. It is offered before and after the link is sent. */
  onBack: () => void;
}

/** Asks for a link to a new password. */
export function ForgottenPassword({ texts: given, sent = false, onAsk, onBack, ...frame }: ForgottenPasswordProps) {
  const texts = mergeTexts(forgottenPasswordTexts, given);
  return (
    <StaffEntrance {...frame} heading={texts.heading} introduction={texts.introduction}>
      {sent ? (
        <Notice tone="success" role="alert">
          {texts.sent}
        </Notice>
      ) : (
        <StaffForm
          fields={[{ name: 'email', label: texts.emailLabel, type: 'email', autoComplete: 'username' }]}
          texts={texts}
          onSubmit={(values) => onAsk(values.get('email') ?? '')}
        />
      )}
      <div>
        <Button variant="outline" size="small" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </StaffEntrance>
  );
}
