/** The types in which requests are sent and answered; pages and files have their own. */
export const mediaTypes = {
  json: 'application/json',
  /** How a browser reports what a policy of ours has refused: one report, or those of some time. */
  policyReport: 'application/csp-report',
  reports: 'application/reports+json',
  /** As a browser posts a form by itself. */
  plainForm: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  text: 'text/plain',
  page: 'text/html',
  csv: 'text/csv',
  /** A line of JSON each. */
  lines: 'application/x-ndjson',
  /** The one row of a table. */
  row: 'application/vnd.pgrst.object+json',
  picture: 'image/webp',
} as const;
