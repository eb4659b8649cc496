import * as z from 'zod/mini';
import { contactMessage, nameRule } from '../forms/contact.ts';
import { emailAddress, fieldLimits, line, requiredLine } from '../forms/text.ts';

const campaign = {
  utm_source: line('Campaign source', fieldLimits.campaign),
  utm_medium: line('Campaign medium', fieldLimits.campaign),
  utm_campaign: line('Campaign name', fieldLimits.campaign),
  utm_content: line('Campaign content', fieldLimits.campaign),
  utm_term: line('Campaign term', fieldLimits.campaign),
};

const webinar = z.object({
  email: emailAddress(),
  firstname: requiredLine('First name', fieldLimits.name),
  lastname: requiredLine('Last name', fieldLimits.name),
  phone: requiredLine('Phone', fieldLimits.phone),
  investment_amount: line('Investment amount', fieldLimits.name),
});

/** The fields that each field-list form takes on the wire, in the order in which they are stored (spec §7). */
export const wireSchemas = {
  contact: z
    .object({
      email: emailAddress(),
      firstname: line('First name', fieldLimits.name),
      lastname: line('Last name', fieldLimits.name),
      message: contactMessage(),
      ...campaign,
    })
    .check(
      z.refine(({ firstname, lastname }) => nameRule.accepts(`${firstname} ${lastname}`), {
        path: ['firstname'],
        error: nameRule.message,
      }),
    ),
  'sign-up': z.object({
    email: emailAddress(),
    lead_source: line('Lead source', fieldLimits.name),
    ...campaign,
  }),
  'webinar-reg-a': webinar,
  'webinar-reg-d': webinar,
};
