export type { Article, ArticleBlock, ArticleSummary } from './article.ts';
export {
  estimateRegulationA,
  estimateRegulationD,
  type RegulationAEstimate,
  type RegulationDEstimate,
} from './calculator.ts';
export {
  type Claim,
  claimsIn,
  type FactClaim,
  type Note,
  type NoteNumber,
  notesOf,
  type Prose,
  type TargetClaim,
  type TermClaim,
} from './claim.ts';
export { claimSchema } from './claim-schema.ts';
export type {
  CaptionedPicture,
  Disclosures,
  DrawingText,
  Fund,
  KeyFigure,
  LegalDocument,
  LegalSection,
  LinkedText,
  NavigationLink,
  Person,
  PressOutlet,
  Sponsor,
} from './content.ts';
export { formatDate, formatDay } from './dates.ts';
export { type ContactValues, contactFields, contactSchema } from './forms/contact.ts';
export { type DeckValues, deckFields, deckSchema } from './forms/deck.ts';
export type { Form } from './forms/form.ts';
export { type Field, type FormId, formIds } from './forms/form-ids.ts';
export { forms } from './forms/forms.ts';
export { type SignUpValues, signUpFields, signUpSchema } from './forms/sign-up.ts';
export type { FieldError, Refusal, Submission } from './forms/submission.ts';
export { fieldLimits } from './forms/text.ts';
export { type WebinarValues, webinarAmountOptions, webinarFields, webinarSchema } from './forms/webinar.ts';
export { type FundKind, type FundTerms, type RegulationDTerms, regulationATerms, regulationDTerms } from './funds.ts';
export { type InvestmentLead, investmentLeadSchema, leadStatuses } from './investment-lead.ts';
export { type Cents, formatDollars, formatDollarsAndCents } from './money.ts';
export type { CardName, PageWords } from './page-words.ts';
export { problemPlaceholder, type RenderedPage, type RenderInput, type SiteBundle } from './rendering.ts';
export { type SiteConfig, siteConfigSchema } from './site-config.ts';
export { telephoneLink } from './telephone.ts';
export { readTypedAmount, type TypedAmount } from './typed-amount.ts';
