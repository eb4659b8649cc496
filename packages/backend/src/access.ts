import type { AccessTable } from './staff/guard.ts';

/** Who may call what: every route of the server, by the least role it needs. */
export const access = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  // It asks for a token of its own.
  'GET /metrics': 'anyone',

  'POST /api/forms/:formId/submissions': 'anyone',
  'POST /functions/v1/submit-hubspot-lead': 'anyone',

  'POST /api/events': 'anyone',

  'POST /api/staff/sign-in/email': 'anyone',
  'POST /api/staff/sign-in/code': 'anyone',
  'POST /api/staff/password-link': 'anyone',
  'POST /api/staff/sign-out': 'anyone',
  'GET /api/staff/get-session': 'anyone',
  'GET /api/desk/setup/:token': 'anyone',
  'POST /api/desk/setup/:token': 'anyone',

  'GET /api/desk/account': 'self',
  'POST /api/desk/account/password': 'self',
  'POST /api/desk/account/two-factor': 'self',
  'POST /api/desk/account/two-factor/confirm': 'self',
  'POST /api/desk/account/two-factor/recovery-codes': 'self',
  'DELETE /api/desk/account/two-factor': 'self',
  'DELETE /api/desk/account/sessions': 'self',

  'GET /api/desk/staff': 'administrator',
  'GET /api/desk/staff/owners': 'viewer',
  'PATCH /api/desk/staff/:id': 'administrator',
  'POST /api/desk/staff/:id/password-link': 'administrator',
  'DELETE /api/desk/staff/:id/two-factor': 'administrator',
  'POST /api/desk/staff/invitations': 'administrator',
  'DELETE /api/desk/staff/invitations/:id': 'administrator',

  'GET /api/desk/audit': 'administrator',
  'GET /api/desk/audit/chain': 'administrator',

  'GET /api/desk/leads': 'viewer',
  'GET /api/desk/leads/count': 'viewer',
  'GET /api/desk/leads/newest': 'viewer',
  'GET /api/desk/campaigns': 'viewer',
  'GET /api/desk/origins': 'viewer',
  'GET /api/desk/leads/:id': 'viewer',
  'GET /api/desk/leads/export/:format': 'editor',
  'PATCH /api/desk/leads/:id': 'editor',
  'POST /api/desk/leads/change': 'editor',
  'POST /api/desk/leads/:id/notes': 'editor',
  'POST /api/desk/submissions/close': 'editor',
  'POST /api/desk/submissions/:id/release': 'editor',
  'POST /api/desk/privacy/find': 'administrator',
  'GET /api/desk/privacy/requests': 'administrator',
  'POST /api/desk/privacy/requests': 'administrator',
  'POST /api/desk/privacy/requests/:id/close': 'administrator',
  'GET /api/desk/leads/:id/record': 'administrator',
  'POST /api/desk/leads/:id/erasure': 'administrator',
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

  'POST /api/lovable-uploads': 'editor',
  'GET /api/section-images': 'viewer',
  'PUT /api/section-images/:section': 'editor',

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
