import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { CredentialsForm, type SubmitCredentials } from '../CredentialsForm/CredentialsForm.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { type SignInTexts, signInTexts } from './texts.ts';

export interface SignInProps extends StaffEntranceFrame, TextsProp<SignInTexts> {
  /** The reason for asking again, such as an ended session. */
  notice?: string | undefined;
  /** Focuses its first field at the start, for when it replaces another screen. */
  focused?: boolean;
  /** Checks the credentials. The promise resolves to the result. */
  onSignIn: SubmitCredentials;
  /** Leads to the request for a new password. */
  onForgotten: () => void;
}

/** Shown at every staff address while nobody is signed in. */
export function SignIn({ texts: given, notice, focused, onSignIn, onForgotten, ...frame }: SignInProps) {
  const texts = mergeTexts(signInTexts, given);
  return (
    <StaffEntrance {...frame} heading={texts.heading} introduction={texts.introduction}>
      {notice !== undefined && <Notice role="alert">{notice}</Notice>}
      <CredentialsForm focused={focused} texts={texts} onSubmit={onSignIn} />
      <div>
        <Button variant="outline" size="small" onClick={onForgotten}>
          {texts.forgotten}
        </Button>
      </div>
    </StaffEntrance>
  );
}
