import { formIds } from '@sponsor/domain';
import { z } from 'zod';

/** The webhook's message: a form arrived, and where to read it. It contains nothing the person wrote. */
export const leadNoticeSchema = z.object({
  type: z.literal('submission.received'),
  timestamp: z.iso.datetime().describe('The time at which the form was received.'),
  data: z.object({
    submissionId: z.uuid().describe('Equals the webhook-id header.'),
    leadId: z.uuid(),
    formId: z.enum(formIds),
    newLead: z.boolean().describe('Whether this is the person’s first submission.'),
    deskUrl: z.url().describe('The submission’s address in the staff area.'),
  }),
});
