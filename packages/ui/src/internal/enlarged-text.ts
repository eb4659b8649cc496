/** For stories: the view of a reader who has doubled the size of text, but not of the page. */
export const enlargedText = {
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  enlarge: () => document.documentElement.style.setProperty('font-size', '200%'),
};

/** Returns the words that break across lines without a hyphen, as they appear in the page. */
export function brokenWords(place: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}
