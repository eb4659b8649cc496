import { formIds } from '@sponsor/domain';
import { z } from 'zod';

/** The webhook's message: a form arrived, and where to read it. It contains nothing the person wrote. */
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
