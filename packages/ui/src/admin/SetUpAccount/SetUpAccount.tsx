import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CredentialsForm, type SubmitCredentials } from '../CredentialsForm/CredentialsForm.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { StaffEntrance, type StaffEntranceFrame } from '../StaffEntrance/StaffEntrance.tsx';
import { type SetUpAccountTexts, setUpAccountTexts } from './texts.ts';

export interface SetUpAccountProps extends StaffEntranceFrame, TextsProp<SetUpAccountTexts> {
  /** In characters. */
  minimumPasswordLength: number;
  /** The owner of the password, if the link names one. */
  email?: string | undefined;
  /** The link no longer works: a link to the sign-in replaces the form. */
  used?: boolean;
  /** Stores the account. The promise resolves to the result. */
  onSetUp: SubmitCredentials;
}

/** The page of a one-time link: a person chooses a password, and the first administrator an address too. */
export function SetUpAccount({
  texts: given,
  minimumPasswordLength,
  email,
  used = false,
  onSetUp,
  ...frame
}: SetUpAccountProps) {
  const texts = mergeTexts(setUpAccountTexts, given);
  if (used) {
    return (
      <StaffEntrance {...frame} heading={texts.usedHeading} introduction={texts.usedText}>
        <ButtonLink href={texts.signIn.href}>{texts.signIn.label}</ButtonLink>
      </StaffEntrance>
    );
  }
  return (
    <StaffEntrance {...frame} heading={texts.heading} introduction={texts.introduction}>
      <CredentialsForm email={email} minimumLength={minimumPasswordLength} texts={texts} onSubmit={onSetUp} />
    </StaffEntrance>
  );
}
