import type { NavigationLink } from './content.ts';

const extensionSign = /[,;#]|[Ee]xt(?:ension|n)?|EXT(?=[\s.:]*\d)|x(?=[\s.\d])/;

/**
 * Returns a telephone number in its display form, linked to its dialing form: supports vanity letters and an extension,
 * and drops the "(0)" that is omitted from abroad. `undefined` if it is not exactly one number, so that nobody dials a
 * wrong one.
 */
export function readTelephone(phone: string): NavigationLink | undefined {
  const [main = '', ...rest] = phone.trim().split(extensionSign);
  const extension = rest.length === 0 ? '' : /^[\s.:=]*(\d{1,6})[\s)]*$/.exec(rest.join(''))?.[1];
  if (extension === undefined || !/^\+?[\dA-Z().\s\u2010-\u2015-]+$/.test(main)) return undefined;
  const isInternational = main.startsWith('+');
  const dialed = (isInternational ? main.replace('(0)', '') : main).replaceAll(/[A-Z]/g, keyOf).replaceAll(/\D/g, '');
  // Longer ones are two numbers, unless a prefix or surplus letters explain the length.
  const maxDigits = isInternational || /^(?:00|011)|[A-Z]/.test(main) ? 15 : 11;
  if (dialed.length < 7 || dialed.length > maxDigits) return undefined;
  const href = `tel:${isInternational ? '+' : ''}${dialed}${extension && `;ext=${extension}`}`;
  return { label: phone, href };
}

/** Returns the same for a number from validated settings. Throws if it is not one. */
export function telephoneLink(phone: string): NavigationLink {
  const link = readTelephone(phone);
  if (link === undefined) throw new RangeError(`"${phone}" does not read as one telephone number.`);
  return link;
}

/** Returns the number for dialing from any country: `+13175550100`, with its extension as `;ext=5`. */
export function internationalTelephone(phone: string, callingCode: string): string {
  const number = telephoneLink(phone).href.replace('tel:', '');
  if (number.startsWith('+')) return number;
  const abroad = /^(?:00|011)(.*)$/.exec(number)?.[1];
  if (abroad !== undefined) return `+${abroad}`;
  // The national trunk prefix is omitted from abroad: 1 in North America, 0 nearly everywhere else.
  return `+${callingCode}${number.replace(callingCode === '1' ? /^1/ : /^0/, '')}`;
}

/** Returns the key for a letter. */
function keyOf(letter: string): string {
  return '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65);
}
