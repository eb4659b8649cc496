import { contact } from '@sponsor/content/contact';
import { type CampaignDefaults, contactFields } from '@sponsor/domain';
import { ToastProvider, useToast } from '@sponsor/ui';
import { ContactForm } from '@sponsor/ui/forms';
import { sendForm } from '../../adapters/crm-forms.ts';
import { reportError } from '../../report-error.ts';

interface MessageProps {
  /** What the CRM is told of a visit that no campaign brought. */
  campaign: CampaignDefaults;
}
/** A toast takes the place of the one before. */
const topic = 'contact';

/** The form of the contact page. */
export default function Message(props: MessageProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  );
}

function Form({ campaign }: MessageProps) {
  const notify = useToast();
  return (
    <ContactForm
      action="/api/forms/contact/submissions"
      texts={contact.form}
      onSubmit={(values, context) =>
        sendForm('contact', contactFields(values, window.location.search, campaign), context)
      }
      onSuccess={() => notify({ message: contact.succeeded, topic })}
      onFailure={(error) => {
        reportError(`The message was not stored: ${String(error)}`);
        notify({ message: contact.failed, tone: 'destructive', topic });
      }}
    />
  );
}
