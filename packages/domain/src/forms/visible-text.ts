/**
 * Marks of direction, byte order marks, fillers, joiners: they come with what is pasted, and nobody can find and correct them. Not the
 * whole category Cf, of which the signs of Arabic numbers are seen.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** The same, after what words need of them: a joiner between two signs, as in Persian and in emoji, or the variant of a sign. */
const neededOrInvisible =
  /((?<=(?!\p{DI})[\p{L}\p{M}\p{N}\p{S}]\uFE0F?)[\u200C\u200D](?=(?!\p{DI})[\p{L}\p{S}])|(?<=(?!\p{DI})[\p{L}\p{N}\p{S}])\p{Variation_Selector})|[\p{DI}\uFFF9-\uFFFB]/gu;

/** Every kind of space, and the empty pattern of Braille, which looks like one. */
const spaces = /[\p{Z}\u2800]/gu;

/** One line as it is seen: without invisible characters but those that words need, every space a plain one, none around. */
export function visibleLine(text: string): string {
  return text.replaceAll(spaces, ' ').replaceAll(neededOrInvisible, '$1').trim();
}

/** The same of text of several lines, with what is around it. */
export function visibleParagraphs(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(spaces, ' ')
    .replaceAll(neededOrInvisible, '$1');
}

/**
 * An e-mail address as it is seen: without any invisible character, and no space around. A space within is left, and so refused:
 * nobody but the visitor knows which of the two parts is the address.
 */
export function visibleAddress(text: string): string {
  return text.replaceAll(spaces, ' ').replaceAll(invisible, '').trim();
}
