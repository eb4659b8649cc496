import { type Field, type FormId, formAddress, type SubmissionContext } from '@sponsor/domain';
import { postOnce } from './post-once.ts';

/**
 * Sends a form to the server, which stores it and feeds the CRM. Only the ok status counts [call-5].
 *
 * @param context further data for our own records, which the CRM does not receive.
 * @throws if the submission may not have been stored; the message contains nothing that the visitor typed.
 */
export function sendForm(formId: FormId, fields: readonly Field[], context: SubmissionContext): Promise<void> {
  return postOnce(formAddress(formId), { fields }, context);
}
