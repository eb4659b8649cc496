import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Answers whether a person who knows the site, the account's address and the lists of common passwords guesses it soon. */
export type IsEasyToGuess = (password: string, email: string) => Promise<boolean>;

interface PasswordCheckDependencies {
  /** The pages of the site, whose names and words a guesser collects first. */
  shown: () => readonly { document: Uint8Array }[];
  /** The host that the site is reached at. */
  host: string;
}

/** Of the five scores: below this one a guess takes a common password and its variations, some 10^8 of them. */
const lowestScore = 3;
/** A power of ten. Random passwords of 12 characters take 10^14, four words of a list of 7,776 take 10^15. */
const fewestGuesses = 9.5;
/** In characters. What follows only adds to the work of a guess. */
const longestRated = 64;
const longestWord = 24;
/** Cost of a name that the site shows and of a word of the address, as a power of ten, like every cost: they are tried first. */
const nameCost = 1;
const yearCost = 1;
/** Cost of a word that dice choose among 7,776: half of them have to be tried. */
const dicewareCost = Math.log10(7_776 / 2);
const letterCost = Math.log10(26);
const signCost = 1;
/** Cost of a sign that repeats the one before it or comes next to it, as in `aaa` and `345`. */
const stepCost = 0.3;

/** Letters that are written as signs; some signs are written for a second letter. */
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

/** Reads the lists and the pages when a password is first chosen, and keeps their words: 45 MB. */
export function createPasswordCheck({ shown, host }: PasswordCheckDependencies): IsEasyToGuess {
  let lists: Promise<Lists> | undefined;
  return async (password, email) => {
    lists ??= readLists(shown().map(({ document }) => new TextDecoder().decode(document)));
    const { estimate, costs } = await lists;
    const rated = password.slice(0, longestRated);
    if (estimate.check(rated).score < lowestScore) return true;
    const own = new Set([...wordsIn(email), ...wordsIn(host)].map((word) => word.toLowerCase()));
    const costOf = (word: string) => (own.has(word) ? nameCost : costs.get(word));
    return [rated, rated.split('').toReversed().join('')].some((text) => guessesOf(text, costOf) < fewestGuesses);
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

/** Words of the pages with the cost of each: the more frequent, the less, and least what is never written without a capital. */
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
 * Returns how many guesses, as a power of ten, the cheapest way takes to put a text together of words, years and single
 * signs. Zxcvbn counts ten thousand times the work for every further part, so it takes a place, a sign and a year for strong.
 */
function guessesOf(text: string, costOf: (word: string) => number | undefined): number {
  const lower = withoutAccents(text).toLowerCase();
  const readings = [lower, readAs(lower, writtenFor), readAs(lower, alsoWrittenFor)];
  const cheapest = [0];
  for (let end = 1; end <= lower.length; end += 1) {
    const ways = [(cheapest[end - 1] ?? 0) + costOfSign(lower, end - 1)];
    for (let start = Math.max(0, end - longestWord); start <= end - 3; start += 1) {
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
  // The sign between the words of a phrase is chosen once.
  return /\D/.test(sign) && text.indexOf(sign) < index ? 0 : signCost;
}

function readAs(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replaceAll(/[^a-z]/g, (sign) => letters[sign] ?? sign);
}
