/** What `npm run go-live` found when the site was built, which `sponsor-files.ts` asks. */
declare module 'virtual:go-live' {
  /** Whether the site may be found by a search: nothing is owed any more. */
  export const listed: boolean;
}
