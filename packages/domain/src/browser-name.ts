const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns a browser's name as its user knows it, from its user agent; undefined if it is not a browser. */
export function browserName(userAgent: string | null): string | undefined {
  const named = (marks: typeof browsers) => marks.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const browser = named(browsers);
  if (browser === undefined) return undefined;
  const system = named(systems);
  return system === undefined ? browser : `${browser}, ${system}`;
}
