import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Returns whether someone who knows the site, the account's address and lists of common passwords would soon guess it. */
export type IsEasyToGuess = (password: string, email: string) => Promise<boolean>;

interface PasswordCheckDependencies {
  /** The site's pages, whose names and words a guesser collects first. */
  shown: () => readonly { document: Uint8Array }[];
  /** The host of the site. */
  host: string;
}

/** On zxcvbn's scale of five: a lower score means a common password or a variation, some 10^8 guesses. */
const lowestScore = 3;
/** A power of ten. Random passwords of 12 characters take 10^14, four words from a list of 7,776 take 10^15. */
const minGuessesLog10 = 9.5;
/** In characters. The rest of a longer password only adds to the guesses. */
const maxRatedLength = 64;
const maxWordLength = 24;
/** Cost of a name on the site or a word of the address, as a power of ten like every cost: they are guessed first. */
const nameCost = 1;
const yearCost = 1;
/** Cost of a word chosen by dice from 7,776: half of them must be tried on average. */
const dicewareCost = Math.log10(7_776 / 2);
const letterCost = Math.log10(26);
const signCost = 1;
/** Cost of a character that repeats or continues the one before it, as in `aaa` and `345`. */
const stepCost = 0.3;

/** Letters commonly replaced by these characters; some characters replace two letters. */
const writtenFor = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '(': 'c',
  '+': 't',
};
const alsoWrittenFor = { ...writtenFor, 1: 'l', '!': 'l', '|': 'l' };

interface Lists {
  estimate: ZxcvbnFactory;
  costs: ReadonlyMap<string, number>;
}

/** Reads the lists and the pages when a password is first chosen, and keeps their words in memory: 45 MB. */
export function createPasswordCheck({ shown, host }: PasswordCheckDependencies): IsEasyToGuess {
  let lists: Promise<Lists> | undefined;
  return async (password, email) => {
    lists ??= readLists(shown().map(({ document }) => new TextDecoder().decode(document)));
    const { estimate, costs } = await lists;
    const rated = password.slice(0, maxRatedLength);
    if (estimate.check(rated).score < lowestScore) return true;
    const own = new Set([...wordsIn(email), ...wordsIn(host)].map((word) => word.toLowerCase()));
    const costOf = (word: string) => (own.has(word) ? nameCost : costs.get(word));
    return [rated, rated.split('').toReversed().join('')].some((text) => guessesOf(text, costOf) < minGuessesLog10);
  };
}

async function readLists(pages: readonly string[]): Promise<Lists> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const costs = new Map<string, number>();
  const add = (word: string, cost: number) => void costs.set(word, Math.min(cost, costs.get(word) ?? cost));
  for (const word of dictionary['diceware-common']) add(word, dicewareCost);
  for (const [rank, word] of dictionary['passwords-common'].entries()) add(word, costOfRank(rank));
  for (const [word, cost] of costsOfWords(pages)) add(word, cost);
  return { estimate: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }), costs };
}

function costOfRank(rank: number): number {
  return Math.max(nameCost, Math.log10(rank + 1));
}

/** Words of the pages with their costs: frequent words cost less, and words that are always capitalized least. */
function costsOfWords(pages: readonly string[]): [word: string, cost: number][] {
  const counts = new Map<string, number>();
  const ordinary = new Set<string>();
  for (const page of pages) {
    for (const written of wordsIn(textOf(page))) {
      const word = written.toLowerCase();
      counts.set(word, (counts.get(word) ?? 0) + 1);
      if (word === written) ordinary.add(word);
    }
  }
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
  return ranked.map(([word], rank) => [word, ordinary.has(word) ? costOfRank(rank) : nameCost]);
}

function textOf(html: string): string {
  const pieces = html.split('<').filter((piece) => !/^(script|style)\b/.test(piece));
  return pieces.map((piece) => piece.slice(piece.indexOf('>') + 1)).join(' ');
}

function wordsIn(text: string): string[] {
  return withoutAccents(text).match(/\p{L}{3,}/gu) ?? [];
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/**
 * Returns the guesses, as a power of ten, of the cheapest way to build a text from words, years and single characters.
 * Zxcvbn multiplies by ten thousand for every further part, so it overrates a place, a character and a year.
 */
function guessesOf(text: string, costOf: (word: string) => number | undefined): number {
  const lower = withoutAccents(text).toLowerCase();
  const readings = [lower, readAs(lower, writtenFor), readAs(lower, alsoWrittenFor)];
  const cheapest = [0];
  for (let end = 1; end <= lower.length; end += 1) {
    const ways = [(cheapest[end - 1] ?? 0) + costOfSign(lower, end - 1)];
    for (let start = Math.max(0, end - maxWordLength); start <= end - 3; start += 1) {
      for (const reading of readings) {
        const part = reading.slice(start, end);
        const cost = /^(19|20)\d\d$/.test(part) ? yearCost : costOf(part);
        if (cost !== undefined) ways.push((cheapest[start] ?? 0) + cost);
      }
    }
    cheapest.push(Math.min(...ways));
  }
  return cheapest.at(-1) ?? 0;
}

function costOfSign(text: string, index: number): number {
  if (index > 0 && Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) return stepCost;
  const sign = text.charAt(index);
  if (/\p{L}/u.test(sign)) return letterCost;
  // The separator of a phrase is chosen once.
  return /\D/.test(sign) && text.indexOf(sign) < index ? 0 : signCost;
}

function readAs(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replaceAll(/[^a-z]/g, (sign) => letters[sign] ?? sign);
}
