let standing = 0;
/** Without the space behind it, which a browser leaves out of a title that has nothing else. */
let beginning = '';

/**
 * Puts words before the title of the document, once for all that stand at the same time. What this returns takes them
 * away with the last of them, unless the page has been given another title meanwhile.
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
