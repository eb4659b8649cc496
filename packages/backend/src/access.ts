import type { AccessTable } from './staff/guard.ts';

/** Who may call what: every route of the server, by the least role it needs. */
export const access: AccessTable = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  // It asks for a token of its own.
  'GET /metrics': 'anyone',

  'POST /api/forms/:formId/submissions': 'anyone',
  'POST /functions/v1/submit-hubspot-lead': 'anyone',

  'POST /api/staff/sign-in/email': 'anyone',
  'POST /api/staff/sign-out': 'anyone',
  'GET /api/staff/get-session': 'anyone',
  'POST /api/desk/setup/:token': 'anyone',

  'GET /rest/v1/investment_leads': 'viewer or key',

  'GET /robots.txt': 'anyone',
  'GET /*': 'anyone',
};
