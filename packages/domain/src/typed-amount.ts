import type { Cents } from './money.ts';
import type { FundTerms } from './sponsor.ts';

export interface TypedAmount {
  amountCents: Cents;
  /** The typed number was outside the fund's range; tell the visitor. */
  clamped: boolean;
}

/**
 * Reads typed or pasted text as whole dollars within the fund's range: `$5,000.00 USD`, `5k`, `1 million`, `1e5`, and
 * the digits of every script. `undefined` if it is not one amount, such as `10k-20k`: then keep the old amount, because
 * joining digits across unread text would make another amount.
 */
export function readTypedAmount(
  text: string,
  terms: Pick<FundTerms, 'minimumCents' | 'maximumCents'>,
): TypedAmount | undefined {
  const dollars = dollarsIn(text);
  if (dollars === undefined) return undefined;
  const typedCents = dollars * 100;
  const amountCents = Math.min(Math.max(typedCents, terms.minimumCents), terms.maximumCents);
  return { amountCents, clamped: amountCents !== typedCents };
}

/** Multipliers of the preceding number. */
const scales: Readonly<Record<string, number>> = {
  hundred: 1e2,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
/** Words and signs that do not affect the amount. */
const before = /^(?:\p{Sc}|[-+~]|us|usd|dollars?)$/u;
const after = /^(?:\p{Sc}|[-+/]|us|usd|dollars?|per|a|each|month|monthly|mo|year|yearly)$/u;
const number = /^\d/;

function dollarsIn(text: string): number | undefined {
  const tokens = plain(text).match(/\d[\d.,']*(?:e\+?\d{1,2}(?!\d))?|\p{L}+|[^\s\d]/gu) ?? [];
  const said = tokens.slice(tokens.findIndex((token) => !before.test(token)));
  const end = said.findIndex((token) => !number.test(token));
  const numbers = end < 0 ? said : said.slice(0, end);
  const rest = said.slice(numbers.length);
  const scale = Object.entries(scales).find(([word]) => word === rest[0])?.[1];
  const unread = rest.slice(scale === undefined ? 0 : 1).some((token) => !after.test(token));
  const written = joined(numbers);
  return unread || written === undefined ? undefined : valueOf(written, scale);
}

/** Normalizes equivalent spellings, including digits of every script, and drops a letter typed by mistake. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(\d)[acdfghjnpqrtuvwyz](?=\d)/g, '$1');
}

/** The ten digits of a script are consecutive, and rows may follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** Joins a number whose groups of three are separated by spaces; undefined for two numbers. */
function joined([first = '', ...more]: readonly string[]): string | undefined {
  if (more.length === 0) return first;
  const isGrouped = /^\d{1,3}$/.test(first) && more.every((group) => /^\d{3}(?:[.,]\d{0,2})?$/.test(group));
  return isGrouped ? [first, ...more].join('') : undefined;
}

function valueOf(written: string, scale: number | undefined): number | undefined {
  const [digits = '', exponent] = written.split(/e\+?/);
  const factor = exponent === undefined ? scale : 10 ** Number(exponent);
  const end = endOfWhole(digits, factor !== undefined);
  const whole = digits.slice(0, end);
  // Groups at the end may be incomplete, because the visitor is still typing: "25,50" may become "25,500".
  if (!/^\d+(?:(?:,\d{2,3})*,\d*|(?:\.\d{3})+|(?:'\d{3})+)?$/.test(whole)) return undefined;
  const dollars = whole.replaceAll(/[.,']/g, '');
  return factor === undefined ? Number(dollars) : Math.round(Number(`${dollars}.${digits.slice(end + 1)}`) * factor);
}

/**
 * Returns where the cents begin: at the point of "2,500.00" and the comma of "2.500,00", but not at those of "2.500"
 * and "2,500". Before a word such as "thousand" the point of "1.005" begins a fraction.
 */
function endOfWhole(digits: string, isScaled: boolean): number {
  const point = digits.search(isScaled ? /\.\d*$/ : /\.(?!\d{3}$)\d*$/);
  if (point >= 0) return point;
  const comma = digits.search(isScaled ? /,(?!\d{3}$)\d*$/ : /,\d{0,2}$/);
  const isDecimal = comma >= 0 && (isScaled || /(?:\.\d{3}|\d{4})$/.test(digits.slice(0, comma)));
  return isDecimal ? comma : digits.length;
}
