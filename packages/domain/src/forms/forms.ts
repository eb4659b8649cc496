import { contactForm } from './contact.ts';
import { deckForm } from './deck.ts';
import type { Form } from './form.ts';
import type { FormId } from './form-ids.ts';
import { signUpForm } from './sign-up.ts';
import { webinarForm } from './webinar.ts';

/**
 * All forms. Code that reaches a browser takes the schema and the fields of the one it shows instead: the rest of a
 * form's file is in functions, which a page that does not call them does not carry.
 */
export const forms: Readonly<Record<FormId, Form>> = {
  contact: contactForm(),
  'sign-up': signUpForm(),
  'webinar-reg-a': webinarForm('webinar-reg-a'),
  'webinar-reg-d': webinarForm('webinar-reg-d'),
  deck: deckForm(),
};
