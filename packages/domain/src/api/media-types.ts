/** Media types of API requests and responses; pages and files have their own. */
export const mediaTypes = {
  json: 'application/json',
  /** Browser reports about refused content: one report, or a batch. */
  policyReport: 'application/csp-report',
  reports: 'application/reports+json',
  /** The type of a form post without script. */
  plainForm: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  text: 'text/plain',
  page: 'text/html',
  csv: 'text/csv',
  /** One line of JSON per entry. */
  lines: 'application/x-ndjson',
  /** A table response reduced to its one row. */
  row: 'application/vnd.pgrst.object+json',
  picture: 'image/webp',
} as const;
