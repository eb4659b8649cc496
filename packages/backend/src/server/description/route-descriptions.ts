import {
  deliveryHealthSchema,
  deliverySchema,
  deliveryStates,
  deskLeadsSchema,
  investmentLeadSchema,
  keptPagesSchema,
  leadHistorySchema,
  pageComparisonSchema,
  pageReadingSchema,
  pageWordingsSchema,
  sectionImageChangeSchema,
  sectionImageVersionSchema,
  siteEventSchema,
  submissionContextSchema,
} from '@sponsor/domain';
import { z } from 'zod';
import type { Route } from '../../access.ts';
import { auditQuerySchema } from '../../audit/audit-routes.ts';
import {
  bulkSchema,
  changeSchema,
  emailSchema,
  erasureSchema,
  holdSchema,
  noteSchema,
} from '../../desk/desk-requests.ts';
import { listingSchema, selectionSchema } from '../../desk/list-request.ts';
import {
  comparisonQuerySchema,
  pagesExportQuerySchema,
  wordingsQuerySchema,
} from '../../history/page-history-routes.ts';
import { codeSchema, passwordChangeSchema, passwordSchema } from '../../staff/account-routes.ts';
import { choiceSchema } from '../../staff/link-routes.ts';
import { invitationSchema, memberChangeSchema } from '../../staff/member-routes.ts';
import { credentialsSchema, passwordLinkSchema, signInCodeSchema } from '../../staff/staff-routes.ts';

/** Of zod or of its small sibling, which the domain uses. */
type Schema = z.core.$ZodType;

export interface RouteDescription {
  /** What it does, in one sentence. */
  summary: string;
  query?: Schema;
  /** What is sent: JSON, unless `media` names another type. */
  body?: Schema;
  media?: string;
  /** What is answered when all is well: 200, and JSON unless `answerMedia` names another type. */
  answer?: Schema;
  answerMedia?: string;
  status?: 201 | 202 | 204;
}

const context = z.lazy(submissionContextSchema).optional();
const formBody = z.strictObject({
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  context,
});
const deckBody = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  context,
});
const tableQuery = z.object({
  select: z.string().optional(),
  order: z.string().optional(),
  limit: z.number().optional(),
  offset: z.number().optional(),
  or: z.string().optional(),
});
const link = z.object({ link: z.string() });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const retried = z.object({ retried: z.number() });

/** What every route is for, what it takes and what it answers. One that is not described here is a mistake in types. */
export const routeDescriptions: Readonly<Record<Route, RouteDescription>> = {
  'GET /healthz': { summary: 'The process answers.' },
  'GET /readyz': { summary: 'The database answers; 503 where it does not.' },
  'GET /metrics': { summary: 'Figures for monitoring, with METRICS_TOKEN as a bearer.', answerMedia: 'text/plain' },

  'POST /api/forms/:formId/submissions': {
    summary:
      'Stores a form. It is answered once it is on disk; a repeat under the same Idempotency-Key is stored once.',
    body: formBody,
    answer: z.object({ inlineMessage: z.string() }),
  },
  'POST /functions/v1/submit-hubspot-lead': {
    summary: 'Stores a request for the deck.',
    body: deckBody,
    answer: z.object({ success: z.literal(true) }),
  },
  'POST /api/events': {
    summary: 'Counts a page view or an event, without whose.',
    body: siteEventSchema(),
    status: 204,
  },

  'POST /api/staff/sign-in/email': {
    summary: 'Begins a session, or asks for a code.',
    body: credentialsSchema,
    answer: z.union([z.object({ codeNeeded: z.literal(true) }), z.object({ user: z.object({ email: z.string() }) })]),
  },
  'POST /api/staff/sign-in/code': {
    summary: 'Ends a sign-in by a code of the authenticator, or by a recovery code.',
    body: signInCodeSchema,
    answer: z.object({ user: z.object({ email: z.string() }) }),
  },
  'POST /api/staff/password-link': {
    summary: 'Sends a link to a new password, where there is such an account and a mail server.',
    body: passwordLinkSchema,
    answer: z.object({ mailed: z.literal(true) }),
    status: 202,
  },
  'POST /api/staff/sign-out': { summary: 'Ends the session.', answer: z.object({ success: z.boolean() }) },
  'GET /api/staff/get-session': {
    summary: 'Who is signed in, and until when; null for nobody.',
    answer: z.nullable(
      z.object({
        user: z.object({ email: z.string(), role: z.string(), codeMissing: z.boolean() }),
        session: z.object({ expiresAt: z.string() }),
      }),
    ),
  },
  'GET /api/desk/setup/:token': {
    summary: 'What a one-time link is for.',
    answer: z.object({ purpose: z.string(), email: z.string().nullable() }),
  },
  'POST /api/desk/setup/:token': {
    summary: 'Uses a one-time link: makes the account, or changes its password.',
    body: choiceSchema,
    answer: z.object({ email: z.string() }),
    status: 201,
  },

  'GET /api/desk/account': {
    summary: 'One’s own account, and where it is signed in.',
    answer: z.object({
      email: z.string(),
      role: z.string(),
      twoFactor: z.boolean(),
      twoFactorRequired: z.boolean(),
      sessions: z.array(
        z.object({
          id: z.string(),
          startedAt: z.string(),
          lastUsedAt: z.string(),
          browser: z.string().nullable(),
          current: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/desk/account/password': {
    summary: 'Changes one’s own password, and ends all other sessions.',
    body: passwordChangeSchema,
    answer: z.object({ changed: z.literal(true) }),
  },
  'POST /api/desk/account/two-factor': {
    summary: 'Makes a secret for an authenticator, which counts once it is confirmed.',
    body: passwordSchema,
    answer: z.object({ uri: z.string(), ...recoveryCodes.shape }),
  },
  'POST /api/desk/account/two-factor/confirm': {
    summary: 'Confirms the authenticator by its first code.',
    body: codeSchema,
    answer: z.object({ switchedOn: z.literal(true) }),
  },
  'POST /api/desk/account/two-factor/recovery-codes': {
    summary: 'Makes new recovery codes in place of the old ones.',
    body: passwordSchema,
    answer: recoveryCodes,
  },
  'DELETE /api/desk/account/two-factor': {
    summary: 'Asks for no code any more.',
    body: passwordSchema,
    answer: z.object({ switchedOff: z.literal(true) }),
  },
  'DELETE /api/desk/account/sessions': {
    summary: 'Ends all other sessions of the account.',
    answer: z.object({ ended: z.number() }),
  },

  'GET /api/desk/staff': { summary: 'Who is staff, and who is invited.' },
  'PATCH /api/desk/staff/:id': {
    summary: 'Changes the role of a person, or disables the account.',
    body: memberChangeSchema,
    answer: z.object({ changed: z.literal(true) }),
  },
  'POST /api/desk/staff/:id/password-link': {
    summary: 'Makes a one-time link to a new password.',
    answer: link,
    status: 201,
  },
  'DELETE /api/desk/staff/:id/two-factor': {
    summary: 'Has an account ask for no code any more.',
    answer: z.object({ removed: z.literal(true) }),
  },
  'POST /api/desk/staff/invitations': {
    summary: 'Invites somebody, by a one-time link.',
    body: invitationSchema,
    answer: z.object({ ...link.shape, mailed: z.boolean() }),
    status: 201,
  },
  'DELETE /api/desk/staff/invitations/:id': {
    summary: 'Withdraws an invitation.',
    answer: z.object({ withdrawn: z.literal(true) }),
  },

  'GET /api/desk/audit': { summary: 'The audit log, the newest entry first.', query: auditQuerySchema },
  'GET /api/desk/audit/chain': { summary: 'Reckons the chain of the audit log anew, and says whether it is whole.' },

  'GET /api/desk/leads': { summary: 'A page of the leads.', query: listingSchema, answer: deskLeadsSchema },
  'GET /api/desk/leads/newest': {
    summary: 'The id of who came last.',
    answer: z.object({ id: z.string().nullable() }),
  },
  'GET /api/desk/leads/:id': {
    summary: 'All that is known of one person. Reading it is noted in the audit log.',
    answer: leadHistorySchema,
  },
  'GET /api/desk/leads/export/:format': {
    summary: 'All leads of a selection as csv or ndjson, in one stream. It is noted in the audit log.',
    query: selectionSchema,
    answerMedia: 'text/csv',
  },
  'PATCH /api/desk/leads/:id': {
    summary: 'Changes status, owner or next action of a lead.',
    body: changeSchema,
    answer: z.object({ changed: z.literal(true) }),
  },
  'POST /api/desk/leads/change': {
    summary: 'Changes the status of several leads, and says which refused it.',
    body: bulkSchema,
    answer: z.object({
      changed: z.number(),
      refused: z.array(z.object({ id: z.string(), message: z.string() })),
    }),
  },
  'POST /api/desk/leads/:id/notes': {
    summary: 'Adds a note, which nobody can change afterwards.',
    body: noteSchema,
    answer: z.object({ noted: z.literal(true) }),
    status: 201,
  },
  'POST /api/desk/submissions/:id/release': {
    summary: 'Lets a submission go its way that was held back as a program’s.',
    answer: z.object({ released: z.literal(true) }),
  },
  'POST /api/desk/privacy/find': {
    summary: 'Finds a person by the e-mail address.',
    body: emailSchema,
    answer: z.object({ id: z.string().nullable() }),
  },
  'POST /api/desk/leads/:id/erasure': {
    summary: 'Blanks a person for good, and keeps the fact.',
    body: erasureSchema,
    answer: z.object({ erased: z.literal(true) }),
  },
  'POST /api/desk/leads/:id/hold': {
    summary: 'Keeps a person from being erased, or lets it be done again.',
    body: holdSchema,
    answer: z.object({ held: z.boolean() }),
  },

  'GET /rest/v1/investment_leads': {
    summary: 'The leads as a table, with filters as column=operator.value; at most 1,000 rows a call.',
    query: tableQuery,
    answer: z.array(investmentLeadSchema),
  },

  'GET /api/desk/deliveries': {
    summary: 'Deliveries to the CRM in one state.',
    query: z.object({ state: z.enum(deliveryStates) }),
    answer: z.array(deliverySchema),
  },
  'GET /api/desk/deliveries/health': { summary: 'How deliveries stand.', answer: deliveryHealthSchema },
  'POST /api/desk/deliveries/retry': { summary: 'Tries all failed deliveries once more.', answer: retried },
  'POST /api/desk/deliveries/:submissionId/retry': { summary: 'Tries one failed delivery once more.', answer: retried },

  'GET /api/desk/pages': { summary: 'Every page that visitors have been shown.', answer: keptPagesSchema },
  'GET /api/desk/pages/wordings': {
    summary: 'What a page said when, newest first.',
    query: wordingsQuerySchema,
    answer: pageWordingsSchema,
  },
  'GET /api/desk/pages/comparison': {
    summary: 'How one version of a page differs from another, block by block.',
    query: comparisonQuerySchema,
    answer: pageComparisonSchema,
  },
  'GET /api/desk/pages/export': {
    summary: 'All versions of a page, or of all pages, a line of JSON each.',
    query: pagesExportQuerySchema,
    answerMedia: 'application/x-ndjson',
  },
  'GET /api/desk/pages/:version': { summary: 'What a version of a page said.', answer: pageReadingSchema },
  'GET /api/desk/pages/:version/document': {
    summary: 'A version of a page as it looked, for a frame of ours: nothing in it runs.',
    answerMedia: 'text/html',
  },

  'POST /api/lovable-uploads': {
    summary: 'Takes a picture, and answers its address.',
    body: z.object({ file: z.string().meta({ contentMediaType: 'image/*' }) }),
    media: 'multipart/form-data',
    answer: z.object({ url: z.string() }),
  },
  'GET /api/section-images': {
    summary: 'What the sections show, and what they have shown.',
    answer: z.object({ problem: z.array(sectionImageVersionSchema), solution: z.array(sectionImageVersionSchema) }),
  },
  'PUT /api/section-images/:section': {
    summary: 'Has a section show a picture, or its drawing again.',
    body: sectionImageChangeSchema,
    answer: sectionImageVersionSchema,
  },
  'GET /media/:hash': {
    summary: 'An uploaded picture. Its address never changes its meaning.',
    answerMedia: 'image/webp',
  },

  'GET /api/desk/description': { summary: 'This description, as OpenAPI 3.1.' },

  'GET /*': { summary: 'Pages, and the files that they need.', answerMedia: 'text/html' },
};
