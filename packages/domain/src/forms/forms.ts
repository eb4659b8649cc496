import type { CampaignDefaults } from './campaign.ts';
import { contactForm } from './contact.ts';
import { deckForm } from './deck.ts';
import { signUpForm } from './sign-up.ts';
import { regulationAWebinarForm, regulationDWebinarForm } from './webinar.ts';

/**
 * Every form of the site, for the server. Code for browsers imports the schema and the fields of only the form it
 * shows: a list of forms would include the validation of all.
 */
export const forms = [contactForm, signUpForm, regulationAWebinarForm, regulationDWebinarForm, deckForm] as const;

type AnyForm = (typeof forms)[number];

/** Part of the form's address and of its settings. */
export type FormId = AnyForm['id'];

export const formIds: readonly FormId[] = /* @__PURE__ */ forms.map(({ id }) => id);

type OnEverySite<Each> = Each extends AnyForm
  ? undefined extends ReturnType<Each['page']>
    ? never
    : Each['id']
  : never;

type TellsCampaign<Each> = Each extends AnyForm ? (true extends Each['tellsCampaign'] ? Each['id'] : never) : never;

/** A value for each form: required for forms on pages that every sponsor has, and optional for the others. */
export type ByForm<Said> = Record<OnEverySite<AnyForm>, Said> & Partial<Record<FormId, Said>>;

/** By the forms that tell the CRM where a visitor came from. */
export type SponsorCampaigns = Record<TellsCampaign<AnyForm>, CampaignDefaults>;

/** The form that tells the CRM what a person asked us to do, which no visitor sends. */
export const privacyForm = 'privacy';

/** Every form that is sent to the CRM. */
export const crmFormIds = [...formIds, privacyForm] as const;

export type CrmFormId = (typeof crmFormIds)[number];
