import { contact } from '@sponsor/content/contact';
import { contactFields } from '@sponsor/domain';
import { ToastProvider, useToast } from '@sponsor/ui';
import { ContactForm } from '@sponsor/ui/forms';
import { sendForm } from '../../adapters/crm-forms.ts';
import { reportError } from '../../report-error.ts';

/** A toast takes the place of the one before. */
const topic = 'contact';

/** The form of the contact page. */
export default function Message() {
  return (
    <ToastProvider>
      <Form />
    </ToastProvider>
  );
}

function Form() {
  const notify = useToast();
  return (
    <ContactForm
      action="/api/forms/contact/submissions"
      texts={contact.form}
      onSubmit={(values) => sendForm('contact', contactFields(values, window.location.search))}
      onSuccess={() => notify({ message: contact.succeeded, topic })}
      onFailure={(error) => {
        reportError(`The message was not stored: ${String(error)}`);
        notify({ message: contact.failed, tone: 'destructive', topic });
      }}
    />
  );
}
