'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { emailField } from '../CredentialsForm/CredentialsForm.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { StaffForm } from '../StaffForm/StaffForm.tsx';
import { type ForgottenPasswordTexts, forgottenPasswordTexts } from './texts.ts';

export interface ForgottenPasswordProps extends StaffEntranceFrame, TextsProp<ForgottenPasswordTexts> {
  /** A link was sent, if there is such an account: a message that says so replaces the form. */
  sent?: boolean;
  /** Resolves to the message below the address, or to nothing on success. Must not reject. */
  onAsk: (email: string) => Promise<string | undefined>;
  /** Leads back to address and password. Offered before and after the link is sent. */
  onBack: () => void;
}

/** Requests a link to choose a new password. */
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
          fields={[emailField(texts.emailLabel)]}
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
