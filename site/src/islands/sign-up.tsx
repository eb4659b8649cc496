import { invest } from '@sponsor/content/invest';
import { signUpFields } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { SignUpForm } from '@sponsor/ui/forms';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendForm } from '../adapters/crm-forms.ts';
import { reportError } from '../report-error.ts';

/** Time to read the thanks before the next step opens (spec §4). */
const redirectAfterMs = 1000;

const { emailLabel, submit, submitting, note, succeeded, failed } = invest.signUp;

/** The sign-up of the Regulation A page: thanks, then on to investing, unless the visitor has gone elsewhere. */
export function SignUp() {
  const notify = useToast();
  const navigate = useNavigate();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  return (
    <SignUpForm
      action="/api/forms/sign-up/submissions"
      emailLabel={emailLabel}
      submitLabel={submit}
      submittingLabel={submitting}
      legalNote={note}
      onSubmit={(values) => sendForm('sign-up', signUpFields(values, window.location.search))}
      onSuccess={() => {
        notify({ message: succeeded });
        redirect.current = setTimeout(() => void navigate('/rega-invest'), redirectAfterMs);
      }}
      onFailure={(error) => {
        reportError(`The sign-up was not stored: ${String(error)}`);
        notify({ message: failed, tone: 'destructive' });
      }}
    />
  );
}
