import type { AccessTable } from './staff/guard.ts';

/** Every route of the server, by the least role that it needs. */
export const access = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  // It asks for a token of its own.
  'GET /metrics': 'anyone',

  'POST /api/forms/:formId/submissions': 'anyone',
  'POST /functions/v1/submit-hubspot-lead': 'anyone',

  'POST /api/events': 'anyone',
  'POST /api/policy-reports': 'anyone',

  'POST /api/staff/sign-in/email': 'anyone',
  'POST /api/staff/sign-in/code': 'anyone',
  'POST /api/staff/sign-in/passkey': 'anyone',
  'POST /api/staff/sign-in/passkey/options': 'anyone',
  'POST /api/staff/password-link': 'anyone',
  'POST /api/staff/sign-out': 'anyone',
  'GET /api/staff/get-session': 'anyone',
  'POST /api/desk/setup/link': 'anyone',
  'POST /api/desk/setup': 'anyone',

  'GET /api/desk/account': 'self',
  'POST /api/desk/account/proof': 'self',
  'POST /api/desk/account/proof/passkey/options': 'self',
  'POST /api/desk/account/password': 'fresh self',
  'POST /api/desk/account/two-factor': 'fresh self',
  'POST /api/desk/account/two-factor/confirm': 'fresh self',
  'POST /api/desk/account/two-factor/recovery-codes': 'fresh self',
  'DELETE /api/desk/account/two-factor': 'fresh self',
  'POST /api/desk/account/passkeys/options': 'fresh self',
  'POST /api/desk/account/passkeys': 'fresh self',
  'DELETE /api/desk/account/passkeys/:id': 'fresh self',
  'DELETE /api/desk/account/sessions': 'fresh self',
  'GET /api/desk/account/notices': 'self',
  'DELETE /api/desk/account/notices/:id': 'self',

  'GET /api/desk/staff': 'administrator',
  'GET /api/desk/staff/owners': 'viewer',
  'PATCH /api/desk/staff/:id': 'fresh administrator',
  'POST /api/desk/staff/:id/password-link': 'fresh administrator',
  'DELETE /api/desk/staff/:id/two-factor': 'fresh administrator',
  'POST /api/desk/staff/invitations': 'fresh administrator',
  'DELETE /api/desk/staff/invitations/:id': 'administrator',

  'GET /api/desk/audit': 'administrator',
  'GET /api/desk/audit/chain': 'administrator',

  'GET /api/desk/leads': 'viewer',
  'GET /api/desk/leads/count': 'viewer',
  'GET /api/desk/leads/newest': 'viewer',
  'GET /api/desk/campaigns': 'viewer',
  'GET /api/desk/origins': 'viewer',
  'GET /api/desk/leads/:id': 'viewer',
  'GET /api/desk/leads/export/:format': 'fresh editor',
  'PATCH /api/desk/leads/:id': 'editor',
  'POST /api/desk/leads/change': 'editor',
  'POST /api/desk/leads/:id/notes': 'editor',
  'POST /api/desk/submissions/close': 'editor',
  'POST /api/desk/submissions/:id/release': 'editor',
  'POST /api/desk/privacy/find': 'administrator',
  'GET /api/desk/privacy/requests': 'administrator',
  'POST /api/desk/privacy/requests': 'administrator',
  'POST /api/desk/privacy/requests/:id/close': 'administrator',
  'GET /api/desk/leads/:id/record': 'fresh administrator',
  'POST /api/desk/leads/:id/erasure': 'fresh administrator',
  'POST /api/desk/leads/:id/hold': 'administrator',

  'GET /api/desk/pages': 'viewer',
  'GET /api/desk/pages/wordings': 'viewer',
  'GET /api/desk/pages/comparison': 'viewer',
  'GET /api/desk/pages/export': 'editor',
  'GET /api/desk/pages/:version': 'viewer',
  'GET /api/desk/pages/:version/document': 'viewer',

  'GET /rest/v1/investment_leads': 'viewer or key',

  'GET /api/desk/deliveries': 'viewer',
  'GET /api/desk/deliveries/health': 'viewer',
  'POST /api/desk/deliveries/retry': 'editor',
  'POST /api/desk/deliveries/:submissionId/retry': 'editor',

  'POST /api/lovable-uploads': 'fresh editor',
  'GET /api/section-images': 'viewer',
  'PUT /api/section-images/:section': 'fresh editor',

  'GET /api/desk/description': 'viewer',

  'GET /media/:hash': 'anyone',

  'GET /*': 'anyone',
} as const satisfies AccessTable;

/** A method and a path, as the router writes them. */
export type Route = keyof typeof access;

/** The lists that tell of persons, by what the audit log calls them. */
export const listsOfPersons = {
  'GET /api/desk/leads': 'leads',
  'GET /rest/v1/investment_leads': 'leads',
  'GET /api/desk/deliveries': 'deliveries',
  'GET /api/desk/privacy/requests': 'privacy requests',
  'GET /api/desk/staff': 'staff',
  'GET /api/desk/audit': 'audit log',
} as const satisfies Partial<Record<Route, string>>;
