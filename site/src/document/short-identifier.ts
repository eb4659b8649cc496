/**
 * Names classes by the end of their hash. In full it takes a fiftieth of the styles of a page, compressed, and as much of what
 * the page says of them. The same for browser and server, since a hash is made of where a style stands.
 */
export function shortIdentifier(): (style: { hash: string }) => string {
  const hashes = new Map<string, string>();
  return ({ hash }) => {
    const end = hash.slice(3);
    const name = /^\d/.test(end) ? `_${end}` : end;
    const other = hashes.get(name);
    if (other !== undefined && other !== hash) throw new Error(`Both ${hash} and ${other} would be called ${name}.`);
    hashes.set(name, hash);
    return name;
  };
}
