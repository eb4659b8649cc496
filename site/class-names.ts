/** The file that each class is of. */
const owners = new Map<string, string>();

/**
 * Names classes by two characters less than the plugin does by itself: every page has some hundred of them in its style.
 *
 * @throws where that gives classes of two files the same name; to rename either file helps.
 */
export function shortClassName({ hash, filePath }: { hash: string; filePath: string }): string {
  const name = `_${hash.slice(2)}`;
  const owner = owners.get(name) ?? filePath;
  if (owner !== filePath) throw new Error(`A class of ${filePath} has the same name as one of ${owner}.`);
  owners.set(name, filePath);
  return name;
}
