import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { CredentialsForm, type SubmitCredentials } from '../CredentialsForm/CredentialsForm.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { type SignInTexts, signInTexts } from './texts.ts';

export interface SignInProps extends StaffEntranceFrame, TextsProp<SignInTexts> {
  /** Why it is asked again, as after a session that has ended. */
  notice?: string | undefined;
  /** Begins with the focus in its first field: where it takes the place of another screen. */
  focused?: boolean;
  /** Checks the two. The promise says what became of it. */
  onSignIn: SubmitCredentials;
  /** Leads to where a new password can be asked for. */
  onForgotten: () => void;
}

/** What staff see at any staff address while they are signed out. */
export function SignIn({ texts: given, notice, focused, onSignIn, onForgotten, ...frame }: SignInProps) {
  const texts = mergeTexts(signInTexts, given);
  return (
    <StaffEntrance {...frame} heading={texts.heading} introduction={texts.introduction}>
      {notice !== undefined && <Notice role="alert">{notice}</Notice>}
      <CredentialsForm password="current" focused={focused} texts={texts} onSubmit={onSignIn} />
      <div>
        <Button variant="outline" size="small" onClick={onForgotten}>
          {texts.forgotten}
        </Button>
      </div>
    </StaffEntrance>
  );
}
