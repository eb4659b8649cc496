/**
 * What the sponsor may lack, where it must be there: on a page that stands in the sponsor's list of pages. Throws
 * otherwise, with the name of what is missing.
 */
export function present<Content>(content: Content | undefined, name: string): Content {
  if (content === undefined) {
    throw new Error(`The sponsor's pages.ts lists a page that needs ${name}, and @sponsor/content has none.`);
  }
  return content;
}
