import { contact } from '@sponsor/content/contact';
import { type CampaignDefaults, contactFields, formAddress } from '@sponsor/domain';
import { Notice, Stack, ToastProvider, useToast } from '@sponsor/ui';
import { ContactForm } from '@sponsor/ui/forms';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sendForm } from '../../adapters/crm-forms.ts';
import { reportError } from '../../browser/report-error.ts';
import { campaignQuery } from '../../browser/touches.ts';
import { Receipt } from '../../parts/receipt.tsx';

interface MessageProps {
  /** The campaign reported to the CRM for visits without one. */
  campaign: CampaignDefaults;
  /** The version of the page, which the server names and the submission includes. */
  pageVersion: string;
}
/** A toast replaces the previous one. */
const topic = 'contact';

/** The form of the contact page. The confirmation stays below it and takes the focus, in addition to a toast. */
export default function Message(props: MessageProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  );
}

function Form({ campaign, pageVersion }: MessageProps) {
  const notify = useToast();
  const startingMessage = useStartingMessage();
  const [sent, setSent] = useState<{ email: string }>();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sent) notice.current?.focus();
  }, [sent]);

  return (
    <Stack space="x6">
      <ContactForm
        action={formAddress('contact')}
        pageVersion={pageVersion}
        texts={contact.form}
        startingMessage={startingMessage}
        onSubmit={(values, context) => sendForm('contact', contactFields(values, campaignQuery(), campaign), context)}
        onSuccess={({ email }) => {
          setSent({ email });
          notify({ message: contact.succeeded, topic });
        }}
        onFailure={(error) => {
          setSent(undefined);
          reportError(`The message was not stored: ${String(error)}`);
          notify({ message: contact.failed, tone: 'destructive', topic });
        }}
      />
      {sent && (
        <>
          <Notice ref={notice} tabIndex={-1} tone="success">
            {contact.arrived}
          </Notice>
          <Receipt formId="contact" sentFor={sent.email} />
        </>
      )}
    </Stack>
  );
}

/** Reads the topic in the browser, because the server renders one page for all topics. */
function useStartingMessage(): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => new Map(Object.entries(contact.topics)).get(new URLSearchParams(window.location.search).get('topic') ?? ''),
    () => undefined,
  );
}
