import { signUp } from '@sponsor/content/sign-up';
import { type CampaignDefaults, formAddress, signUpFields } from '@sponsor/domain';
import { ToastProvider, useToast } from '@sponsor/ui';
import { SignUpForm } from '@sponsor/ui/forms';
import { sendForm } from '../../adapters/crm-forms.ts';
import { redirectAfter } from '../../browser/after-submission.ts';
import { reportError } from '../../browser/report-error.ts';
import { campaignQuery } from '../../browser/touches.ts';

/** Time to read the thanks before the next step opens [form-6]. */
const redirectAfterMs = 1000;

/** A toast takes the place of the one before. */
const topic = 'sign-up';

const { form, succeeded, failed } = signUp;

interface SignUpProps {
  /** What the CRM is told of a visit that no campaign brought. */
  campaign: CampaignDefaults;
  /** On the button, in the place of the words of the form. */
  submitLabel?: string;
  /** Named by the server; kept with what is sent. */
  pageVersion: string;
}

/** The sign-up of the Regulation A page: thanks, then on to investing, unless the visitor has gone elsewhere. */
export default function SignUp(props: SignUpProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  );
}

function Form({ campaign, pageVersion, submitLabel = form.submitLabel }: SignUpProps) {
  const notify = useToast();
  return (
    <SignUpForm
      action={formAddress('sign-up')}
      pageVersion={pageVersion}
      texts={{ ...form, submitLabel }}
      onSubmit={(values, context) => {
        const sending = sendForm('sign-up', signUpFields(values, campaignQuery(), campaign), context);
        return redirectAfter(sending, '/rega-invest', succeeded, values.email, redirectAfterMs);
      }}
      onSuccess={() => notify({ message: succeeded, topic })}
      onFailure={(error) => {
        reportError(`The sign-up was not stored: ${String(error)}`);
        notify({ message: failed, tone: 'destructive', topic });
      }}
    />
  );
}
