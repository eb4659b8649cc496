export { accountApi, factorsApi } from './api/account-api.ts';
export { auditApi } from './api/audit-api.ts';
export { deliveriesApi } from './api/deliveries-api.ts';
export { line, oneLine, passwordLimits, timestamp } from './api/fields.ts';
export type { LeadChange, LeadListing, LeadSelection, LeadSort, ReadLeadChange } from './api/lead-requests.ts';
export { leadsApi } from './api/leads-api.ts';
export { mediaTypes } from './api/media-types.ts';
export { membersApi } from './api/members-api.ts';
export { pageHistoryApi } from './api/page-history-api.ts';
export {
  type NewPasskey,
  newPasskeySchema,
  type PasskeyCreationOptions,
  type PasskeySignature,
  type PasskeySigningOptions,
  passkeySignatureSchema,
} from './api/passkey.ts';
export { mediaApi, sectionImagesApi, uploadsApi } from './api/pictures-api.ts';
export { privacyApi } from './api/privacy-api.ts';
export {
  type ApiRefusal,
  apiRefusalSchema,
  type RefusalCode,
  refusalCodeSchema,
  refusalMessage,
} from './api/refusals.ts';
export type { Access, Api, Route, Schema } from './api/route.ts';
export { linksApi, signInApi } from './api/sign-in-api.ts';
export {
  descriptionApi,
  eventsApi,
  formsApi,
  healthApi,
  pagesApi,
  policyReportSchema,
  policyReportsApi,
  policyReportsSchema,
} from './api/site-api.ts';
export { tableApi } from './api/table-api.ts';
export type { Article, ArticleBlock, ArticleSummary } from './article.ts';
export {
  type AuditAction,
  type AuditChain,
  type AuditPage,
  auditActions,
} from './audit.ts';
export { browserName } from './browser-name.ts';
export { estimateReturn, paidByYear, purchaseLimit } from './calculator.ts';
export {
  type Claim,
  claimsIn,
  type FactClaim,
  type FigureClaim,
  type Note,
  type NoteRegistry,
  notesOf,
  type Prose,
  type ProseWithTargets,
  type TargetClaim,
  type TermClaim,
  withNotes,
} from './claim.ts';
export type * from './claim-register.ts';
export { registerClaims } from './claim-register.ts';
export { claimSchema } from './claim-schema.ts';
export type * from './content.ts';
export { contentPicture } from './content.ts';
export { csvLine, type SpreadsheetCell, spreadsheetHeading, spreadsheetLine } from './csv.ts';
export { formatDate, formatDay, formatTime } from './dates.ts';
export {
  type Delivery,
  type DeliveryHealth,
  type DeliveryList,
  type DeliveryState,
  deliveriesPerRead,
  deliveryListSchema,
  deliveryStates,
  maxCounted,
  type NoticeChannel,
  noticeChannels,
} from './delivery-desk.ts';
export {
  type DeskLead,
  type DeskLeads,
  deskLimits,
  doNotContact,
  type LeadCampaigns,
  type LeadCount,
  type LeadEvent,
  type LeadHistory,
  type LeadOwners,
  type LeadSubmission,
  otherDetails,
} from './desk.ts';
export type { CampaignDefaults } from './forms/campaign.ts';
export { type ContactValues, contactFields, contactSchema, contactSchemaIn } from './forms/contact.ts';
export { isSpam, type SubmissionContext, submissionContextSchema, type Touch } from './forms/context.ts';
export { campaignNames, clickIdNames, contextInput, contextLimits, honeypotInput } from './forms/context-names.ts';
export { type DeckValues, deckAddress, deckFields, deckForm, deckSchemaIn } from './forms/deck.ts';
export type { Form, FormPages } from './forms/form.ts';
export { formAddress } from './forms/form-address.ts';
export { formNames } from './forms/form-names.ts';
export {
  type ByForm,
  type CrmFormId,
  crmFormIds,
  type FormId,
  formIds,
  forms,
  privacyForm,
  type SponsorCampaigns,
} from './forms/forms.ts';
export { type SignUpValues, signUpFields, signUpSchema, signUpSchemaIn } from './forms/sign-up.ts';
export { storableLine, unstorableInLine } from './forms/storable-line.ts';
export type { Field, FieldError, Refusal, Submission } from './forms/submission.ts';
export { type ErrorTexts, type FormErrorTexts, fieldLimits, unstorableInParagraphs } from './forms/text.ts';
export { visibleAddress } from './forms/visible-text.ts';
export { type WebinarValues, webinarFields, webinarSchema, webinarSchemaIn } from './forms/webinar.ts';
export { type OpenMatter, openMatters } from './go-live.ts';
export { type InvestmentLead, investmentLeadSchema, leadStatuses } from './investment-lead.ts';
export { type LeadOrigins, type OriginSeries, originDays } from './lead-origins.ts';
export { type Cents, formatDollars, formatDollarsAndCents, formatMillions } from './money.ts';
export {
  type KeptPage,
  type PageBlock,
  type PageComparison,
  type PageReading,
  type PageWording,
} from './page-history.ts';
export type { CardName, PageWords } from './page-words.ts';
export {
  daysToAnswer,
  type PrivacyOutcome,
  type PrivacyRequest,
  type PrivacyRequestKind,
  type PrivacyRequests,
  privacyOutcomes,
  privacyRequestKinds,
  privacyRequestsPerRead,
} from './privacy.ts';
export type { Owed, Project, ProjectKind } from './project.ts';
export { budgetVarianceBps, projectTotals } from './project-totals.ts';
export {
  pageVersionPlaceholder,
  problemPlaceholder,
  type RenderedPage,
  type RenderInput,
  type SiteBundle,
  type SiteFacts,
  unknownSite,
} from './rendering.ts';
export {
  centeredFocus,
  type Focus,
  type IllustratedSection,
  illustratedSections,
  maxAlternativeTextLength,
  type SectionImage,
  type SectionImageChange,
  type SectionImages,
  type SectionImageVersion,
  sectionImageSchema,
  sectionImagesSchema,
  uploadLimits,
} from './section-image.ts';
export {
  type SiteConfig,
  type SiteDefaults,
  type SiteSettings,
  siteSettingsSchema,
  type Vendor,
} from './site-config.ts';
export type { SiteEvent } from './site-event.ts';
export type {
  Approval,
  FundKind,
  FundTerms,
  RegulationAFund,
  RegulationAStatus,
  RegulationDFund,
  RegulationDStatus,
  Sponsor,
} from './sponsor.ts';
export type { StaffListing } from './staff-list.ts';
export { type NoticeKind, noticeKinds, type StaffNotice, staffNoticesSchema } from './staff-notice.ts';
export { isAtLeast, type StaffRole, staffRoles } from './staff-role.ts';
export { internationalTelephone, readTelephone, telephoneLink } from './telephone.ts';
export { readTypedAmount, type TypedAmount } from './typed-amount.ts';
