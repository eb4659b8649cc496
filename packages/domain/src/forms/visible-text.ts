/**
 * Direction marks, byte order marks, fillers, joiners: they come with pasted text, and nobody can find and remove them.
 * Not the whole category Cf, because it includes the visible signs of Arabic numbers.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/**
 * The same, after those that some writing systems need: a joiner between two characters, as in Persian and in emoji, or
 * a variation selector.
 */
const neededOrInvisible =
  /((?<=(?!\p{DI})[\p{L}\p{M}\p{N}\p{S}]\uFE0F?)[\u200C\u200D](?=(?!\p{DI})[\p{L}\p{S}])|(?<=(?!\p{DI})[\p{L}\p{N}\p{S}])\p{Variation_Selector})|[\p{DI}\uFFF9-\uFFFB]/gu;

/** Every kind of space, and the empty Braille pattern, which looks like one. */
const spaces = /[\p{Z}\u2800]/gu;

/**
 * Returns one line as displayed: without invisible characters except those that some writing systems need, with plain
 * spaces only, and trimmed.
 */
export function visibleLine(text: string): string {
  return text.replaceAll(spaces, ' ').replaceAll(neededOrInvisible, '$1').trim();
}

/** Returns text of several lines as displayed, including surrounding whitespace. */
export function visibleParagraphs(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(spaces, ' ')
    .replaceAll(neededOrInvisible, '$1');
}

/**
 * Returns an email address as displayed: without invisible characters, and trimmed. An inner space stays, and so the
 * address is refused: only the visitor knows which of the two parts is the address.
 */
export function visibleAddress(text: string): string {
  return text.replaceAll(spaces, ' ').replaceAll(invisible, '').trim();
}
