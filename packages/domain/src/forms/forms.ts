import type { SponsorCampaigns } from '../contract/sponsor.ts';
import { contactForm } from './contact.ts';
import { deckForm } from './deck.ts';
import type { Form } from './form.ts';
import type { FormId } from './form-ids.ts';
import { signUpForm } from './sign-up.ts';
import { webinarForm } from './webinar.ts';

/**
 * All forms, with what the sponsor's CRM is told of a visit without a campaign. Code that reaches a browser takes the
 * schema and the fields of the one it shows instead: the rest of a form's file is in functions, which a page that does
 * not call them does not carry.
 */
export function createForms(campaigns: SponsorCampaigns): Readonly<Record<FormId, Form>> {
  return {
    contact: contactForm(campaigns.contact),
    'sign-up': signUpForm(campaigns['sign-up']),
    'webinar-reg-a': webinarForm('webinar-reg-a'),
    'webinar-reg-d': webinarForm('webinar-reg-d'),
    deck: deckForm(),
  };
}
