let standing = 0;
/** Without the trailing space, which a browser removes from a title without other text. */
let beginning = '';

/**
 * Prefixes the document title, once for all simultaneous callers. Returns a function that removes the prefix with the
 * last of them, unless the page has got another title meanwhile.
 */
export function beginTitle(words: string): () => void {
  if (standing === 0) beginning = words;
  if (standing === 0 || !document.title.startsWith(beginning)) document.title = `${beginning} ${document.title}`;
  standing += 1;
  return () => {
    standing -= 1;
    if (standing === 0 && document.title.startsWith(beginning)) {
      document.title = document.title.slice(beginning.length).trimStart();
    }
  };
}
