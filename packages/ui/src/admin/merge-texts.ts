/** Texts to show in place of a component's own; each one left out stays as it is. */
export type TextOverrides<Texts> = {
  readonly [Name in keyof Texts]?: (Texts[Name] extends string ? string : TextOverrides<Texts[Name]>) | undefined;
};

/** The prop of every component that has texts of its own. */
export interface TextsProp<Texts> {
  /** Texts to show in place of its own, which are English. Those that are left out stay. */
  texts?: TextOverrides<Texts> | undefined;
}

/** Returns a component's own texts with the given ones in their place, at any depth. */
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
