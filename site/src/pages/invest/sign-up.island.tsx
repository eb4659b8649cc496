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

/** A toast replaces the previous one. */
const topic = 'sign-up';

const { form, succeeded, failed } = signUp;

interface SignUpProps {
  /** The campaign reported to the CRM for visits without one. */
  campaign: CampaignDefaults;
  /** The label of the button, instead of the form's own. */
  submitLabel?: string;
  /** The version of the page, which the server names and the submission includes. */
  pageVersion: string;
}

/**
 * The sign-up form of the Regulation A page. Shows thanks, and then opens the page to invest, unless the visitor has
 * moved on.
 */
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
