/**
 * Returns content that some sponsors lack, for a page that this sponsor has.
 *
 * @param name names the content in the message, as `blog in pages.ts`.
 * @throws if the content is undefined.
 */
export function requireContent<Content>(content: Content | undefined, name: string): Content {
  if (content === undefined) {
    throw new Error(`The sponsor's pages.ts lists a page that needs ${name}, and @sponsor/content has none.`);
  }
  return content;
}
