import data, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '../../site/oldest-browsers.ts';

/** A part of the platform as its types declare it: `parse` of the constructor `URL`, or the global `fetch`. */
export interface PlatformName {
  owner?: string;
  name: string;
  /** Whether it belongs to the constructor rather than to its instances. */
  isStatic: boolean;
}

const builtins = data.javascript['builtins'] ?? {};
const interfaces: readonly Identifier[] = [data.api, builtins, builtins['Intl'] ?? {}];

/** Returns whether all of the oldest browsers support it. A name that MDN does not list counts as supported. */
export function isEverywhere({ owner, name, isStatic }: PlatformName): boolean {
  const known = owner === undefined ? globals(name) : membersOf(owner, name, isStatic);
  return known.length === 0 || known.some(isSupported);
}

function globals(name: string): Identifier[] {
  return [...interfaces, data.api['Window'] ?? {}].flatMap((group) => group[name] ?? []);
}

function membersOf(owner: string, name: string, isStatic: boolean): Identifier[] {
  const own: Identifier[] = interfaces.flatMap((group) => group[owner] ?? []);
  const members = own.flatMap((each) => (isStatic ? (each[`${name}_static`] ?? each[name]) : each[name]) ?? []);
  // Mixins, which several interfaces share, have names only in TypeScript's types.
  return own.length > 0 ? members : Object.keys(data.api).flatMap((key) => data.api[key]?.[name] ?? []);
}

function isSupported({ __compat: compat }: Identifier): boolean {
  return oldestBrowsers.every(([browser, version]) => {
    const support = compat?.support[browser];
    return support === undefined || [support].flat().some((statement) => includes(statement, version));
  });
}

function includes(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  const isThere = typeof added === 'string' && numberOf(added) <= version && !(removed && numberOf(removed) <= version);
  return isThere && !flags && !prefix && !otherName;
}

/** Parses versions such as `≤37`; a preview version sorts after all others. */
function numberOf(version: string): number {
  return Number.parseFloat(version.replace('≤', '')) || Number.POSITIVE_INFINITY;
}
