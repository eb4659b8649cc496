import { formNames } from '@sponsor/domain';
import { fillLetter, type LetterText, type Mailer } from '../base/mailer.ts';
import { deskAddress, type Notice } from './notices.ts';

/** Mails new leads; returns whether the mail server accepted the letter. */
export type LeadLetter = (notices: readonly Notice[]) => Promise<boolean>;

export interface LeadLetterSettings {
  mailer: Pick<Mailer, 'send'>;
  to: string;
  /** The office's time zone. */
  timeZone: string;
}

const newLeads: LetterText = {
  subject: 'New submissions at {host}: {count}',
  paragraphs: ['New submissions at {host}: {count}. Read them in the staff area:'],
};

/** Nobody reads more lines. */
const maxListed = 50;

/** Returns a function that mails which forms arrived, when, and where to read them, without anything a person wrote. */
export function createLeadLetter({ mailer, to, timeZone }: LeadLetterSettings, publicUrl: string): LeadLetter {
  const { host } = new URL(publicUrl);
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone });
  return (notices) => {
    const listed = notices.toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime());
    const lines = listed
      .slice(0, maxListed)
      .map(({ formId, receivedAt, leadId }) =>
        [`${formNames[formId] ?? formId}, ${time.format(receivedAt)}`, deskAddress(leadId, publicUrl)].join('\n'),
      );
    const more = notices.length - lines.length;
    const below = more > 0 ? [...lines, `And ${more} more in the list of leads.`] : lines;
    return mailer.send({ to, ...fillLetter(newLeads, { host, count: String(notices.length) }, ...below) });
  };
}
