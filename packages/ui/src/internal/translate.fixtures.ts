/** Replaces every text node with an element, as a browser's translator does. The words stay, for comparison. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const translated = document.createElement('font');
    text.replaceWith(translated);
    // A copy, because React would find the original text node there.
    translated.append(text.data);
  }
}
