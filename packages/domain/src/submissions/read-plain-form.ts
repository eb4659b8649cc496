import { campaignFrom } from '../forms/campaign.ts';
import { contactFields, contactSchema } from '../forms/contact.ts';
import { deckFields, deckSchema } from '../forms/deck.ts';
import type { Field, FormId } from '../forms/form.ts';
import { signUpFields, signUpSchema } from '../forms/sign-up.ts';
import { webinarFields, webinarSchema } from '../forms/webinar.ts';
import { readEntries } from './read-entries.ts';
import type { Refusal, Submission } from './submission.ts';

type Entries = readonly (readonly [string, string])[];
type Reading = { ok: true; values: { email: string }; fields: Field[] } | Refusal;

/**
 * A form post from a browser without JavaScript: `entries` carry the names of the form's own inputs, `search` is the
 * query string of the page that held the form. Gives what the same form would have sent as JSON.
 */
export function readPlainForm(
  formId: FormId,
  entries: Iterable<readonly [string, string]>,
  search: string,
): Submission | Refusal {
  // A form post turns each line break into two characters, which would count against the limit of a message.
  const typed = Array.from(entries, ([name, value]) => [name, value.replaceAll('\r\n', '\n')] as const);
  const reading = readers[formId](typed, search);
  return reading.ok ? { ok: true, formId, email: reading.values.email, fields: reading.fields } : reading;
}

const readers: Record<FormId, (entries: Entries, search: string) => Reading> = {
  contact(entries, search) {
    const reading = readEntries(entries, contactSchema);
    return reading.ok
      ? { ...reading, fields: contactFields(reading.values, campaignFrom(search, 'contact')) }
      : reading;
  },
  'sign-up'(entries, search) {
    const reading = readEntries(entries, signUpSchema);
    return reading.ok ? { ...reading, fields: signUpFields(reading.values, campaignFrom(search, 'sign-up')) } : reading;
  },
  'webinar-reg-a': readWebinar,
  'webinar-reg-d': readWebinar,
  deck(entries) {
    const reading = readEntries(withBlank(entries, 'phone'), deckSchema);
    return reading.ok ? { ...reading, fields: deckFields(reading.values) } : reading;
  },
};

function readWebinar(entries: Entries): Reading {
  const reading = readEntries(withBlank(entries, 'investmentAmount'), webinarSchema);
  return reading.ok ? { ...reading, fields: webinarFields(reading.values) } : reading;
}

function withBlank(entries: Entries, name: string): Entries {
  return entries.some(([given]) => given === name) ? entries : [...entries, [name, '']];
}
