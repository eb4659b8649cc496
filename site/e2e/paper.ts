/** A4 without half-inch margins, in CSS pixels. */
export const paper = { width: 698, height: 1027 };

/** Runs in the page: returns words whose contrast with white paper is below 4.5 to 1. */
export function findPaleWords(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (!parentElement?.checkVisibility() || !textContent?.trim() || parentElement.closest('svg, script, style'))
      continue;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(parentElement).color.match(/[\d.]+/g) ?? []).map(
      (part) => {
        const channel = Number(part) / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      },
    );
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    if (1.05 / (luminance + 0.05) < 4.5) found.push(textContent.trim());
  }
  return found;
}
