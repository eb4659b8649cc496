/** The result of `npm run go-live` at build time, from `sponsor-files.ts`. */
declare module 'virtual:go-live' {
  /** Whether search engines may find the site: no content is missing. */
  export const listed: boolean;
}
