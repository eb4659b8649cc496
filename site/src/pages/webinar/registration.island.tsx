import { webinars, webinarWords } from '@sponsor/content/webinar';
import { type FundKind, webinarAmountOptions, webinarFields } from '@sponsor/domain';
import { ToastProvider, useToast } from '@sponsor/ui';
import { WebinarForm } from '@sponsor/ui/forms';
import { sendForm } from '../../adapters/crm-forms.ts';
import { goOn } from '../../after-submission.ts';
import { reportError } from '../../report-error.ts';

/** Time to read that it went well before the webinar opens (spec §4). */
const redirectAfterMs = 1500;

/** A toast takes the place of the one before. */
const topic = 'registration';

const { form: words, succeeded, failed } = webinarWords;

const registrations = {
  'regulation-a': { formId: 'webinar-reg-a', access: '/webinar-access' },
  'regulation-d': { formId: 'webinar-reg-d', access: '/regd-webinar-access' },
} as const;

interface RegistrationProps {
  fund: FundKind;
}

/** Registers for the webinar of a fund, says so, and goes on to it, unless the visitor has gone elsewhere. */
export default function Registration({ fund }: RegistrationProps) {
  return (
    <ToastProvider>
      <Form fund={fund} />
    </ToastProvider>
  );
}

function Form({ fund }: RegistrationProps) {
  const notify = useToast();
  const { formId, access } = registrations[fund];
  const { amountHelp } = webinars[fund];
  return (
    <WebinarForm
      action={`/api/forms/${formId}/submissions`}
      texts={{ ...words, ...(amountHelp && { amountHelp }) }}
      amountOptions={webinarAmountOptions[fund]}
      onSubmit={(values) => sendForm(formId, webinarFields(values))}
      onSuccess={() => {
        notify({ message: succeeded, topic });
        goOn(access, succeeded, redirectAfterMs);
      }}
      onFailure={(error) => {
        reportError(`The registration was not stored: ${String(error)}`);
        notify({ message: failed, tone: 'destructive', topic });
      }}
    />
  );
}
