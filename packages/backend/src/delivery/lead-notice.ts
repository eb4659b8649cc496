import { formIds } from '@sponsor/domain';
import { z } from 'zod';

/** What the webhook is sent: that somebody sent a form, and where to read it. Nothing that the person wrote is in it. */
export const leadNoticeSchema = z.object({
  type: z.literal('submission.received'),
  timestamp: z.iso.datetime().describe('When the form was received.'),
  data: z.object({
    submissionId: z.uuid().describe('The same as the header webhook-id.'),
    leadId: z.uuid(),
    formId: z.enum(formIds),
    newLead: z.boolean().describe('Whether nothing had come from the person before.'),
    deskUrl: z.url().describe('Where staff read what was sent.'),
  }),
});
