import { webinars, webinarWords } from '@sponsor/content/webinar';
import { type FundKind, webinarAmountOptions, webinarFields } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { WebinarForm } from '@sponsor/ui/forms';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendForm } from '../adapters/crm-forms.ts';
import { reportError } from '../report-error.ts';

/** Time to read that it went well before the webinar opens (spec §4). */
const redirectAfterMs = 1500;

const { form: words, succeeded, failed } = webinarWords;

export function RegulationARegistration() {
  return <WebinarRegistrationForm fund="regulation-a" formId="webinar-reg-a" access="/webinar-access" />;
}

export function RegulationDRegistration() {
  return <WebinarRegistrationForm fund="regulation-d" formId="webinar-reg-d" access="/regd-webinar-access" />;
}

interface WebinarRegistrationFormProps {
  fund: FundKind;
  formId: 'webinar-reg-a' | 'webinar-reg-d';
  /** Where the webinar is watched. */
  access: string;
}

/** Registers, says so, and goes on to the webinar, unless the visitor has gone elsewhere. */
function WebinarRegistrationForm({ fund, formId, access }: WebinarRegistrationFormProps) {
  const notify = useToast();
  const navigate = useNavigate();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);
  const { amountHelp } = webinars[fund];

  return (
    <WebinarForm
      action={`/api/forms/${formId}/submissions`}
      texts={{ ...words, ...(amountHelp && { amountHelp }) }}
      amountOptions={webinarAmountOptions[fund]}
      onSubmit={(values) => sendForm(formId, webinarFields(values))}
      onSuccess={() => {
        notify({ message: succeeded });
        redirect.current = setTimeout(() => void navigate(access), redirectAfterMs);
      }}
      onFailure={(error) => {
        reportError(`The registration was not stored: ${String(error)}`);
        notify({ message: failed, tone: 'destructive' });
      }}
    />
  );
}
