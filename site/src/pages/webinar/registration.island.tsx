import { webinarAmounts, webinarForm } from '@sponsor/content/webinar-form';
import { type FormId, type FundKind, formAddress, webinarFields } from '@sponsor/domain';
import { ToastProvider, useToast } from '@sponsor/ui';
import { WebinarForm } from '@sponsor/ui/forms';
import { sendForm } from '../../adapters/crm-forms.ts';
import { redirectAfter } from '../../browser/after-submission.ts';
import { reportError } from '../../browser/report-error.ts';
import { requireContent } from '../../require-content.ts';

/** Time to read the confirmation before the webinar opens [form-6]. */
const redirectAfterMs = 1500;

const { texts, succeeded, failed } = webinarForm;

/** A toast replaces the previous one. */
const topic = 'registration';

interface RegistrationProps {
  fund: FundKind;
  formId: FormId;
  /** The address of the page to watch the webinar. */
  access: string;
  /** The version of the page, which the server names and the submission includes. */
  pageVersion: string;
}

/** Registers for a fund's webinar, confirms it, and opens the webinar, unless the visitor has moved on. */
export default function Registration(props: RegistrationProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  );
}

function Form({ fund, formId, access, pageVersion }: RegistrationProps) {
  const notify = useToast();
  const { options, help } = requireContent(webinarAmounts[fund], 'the amounts of this webinar');
  return (
    <WebinarForm
      action={formAddress(formId)}
      pageVersion={pageVersion}
      texts={{ ...texts, ...(help && { amountHelpText: help }) }}
      amountOptions={options}
      onSubmit={(values, context) => {
        const sending = sendForm(formId, webinarFields(values), context);
        return redirectAfter(sending, access, succeeded, values.email, redirectAfterMs);
      }}
      onSuccess={() => notify({ message: succeeded, topic })}
      onFailure={(error) => {
        reportError(`The registration was not stored: ${String(error)}`);
        notify({ message: failed, tone: 'destructive', topic });
      }}
    />
  );
}
