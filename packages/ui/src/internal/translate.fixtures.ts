/** Puts an element into the place of every text, as the translator of a browser does. The words stay, to be compared. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const translated = document.createElement('font');
    text.replaceWith(translated);
    // Not the text itself, which React would find there.
    translated.append(text.data);
  }
}
