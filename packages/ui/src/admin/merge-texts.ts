/** Texts that replace a component's defaults; omitted ones keep theirs. */
export type TextOverrides<Texts> = {
  readonly [Name in keyof Texts]?: (Texts[Name] extends string ? string : TextOverrides<Texts[Name]>) | undefined;
};

/** The prop of every component with default texts. */
export interface TextsProp<Texts> {
  /** Replaces any of the English default texts; omitted ones stay. */
  texts?: TextOverrides<Texts> | undefined;
}

/** Returns the default texts with the given ones replaced, at any depth. */
export function mergeTexts<Texts extends object>(own: Texts, given: TextOverrides<Texts> = {}): Texts {
  const ownByName = new Map<string, unknown>(Object.entries(own));
  const replaced = Object.entries<unknown>(given).flatMap(([name, text]) => {
    const before = ownByName.get(name);
    if (isGroup(before) && isGroup(text)) return [[name, mergeTexts(before, text)]];
    return text === undefined ? [] : [[name, text]];
  });
  return { ...own, ...Object.fromEntries(replaced) };
}

function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null;
}
