import type { NavigationLink } from './content.ts';

const extensionSign = /[,;#]|[Ee]xt(?:ension|n)?|EXT(?=[\s.:]*\d)|x(?=[\s.\d])/;

/**
 * A telephone number as it is read, linked to what a telephone dials: also vanity letters and an extension, and without the "(0)" that is
 * left out from abroad. `undefined` where it does not read as one number, so that nobody is led to a wrong one.
 */
export function readTelephone(phone: string): NavigationLink | undefined {
  const [main = '', ...rest] = phone.trim().split(extensionSign);
  const extension = rest.length === 0 ? '' : /^[\s.:=]*(\d{1,6})[\s)]*$/.exec(rest.join(''))?.[1];
  if (extension === undefined || !/^\+?[\dA-Z().\s\u2010-\u2015-]+$/.test(main)) return undefined;
  const isInternational = main.startsWith('+');
  const dialed = (isInternational ? main.replace('(0)', '') : main).replaceAll(/[A-Z]/g, keyOf).replaceAll(/\D/g, '');
  // Longer ones are two numbers, unless a prefix or letters that are not needed make them so.
  const longest = isInternational || /^(?:00|011)|[A-Z]/.test(main) ? 15 : 11;
  if (dialed.length < 7 || dialed.length > longest) return undefined;
  const href = `tel:${isInternational ? '+' : ''}${dialed}${extension && `;ext=${extension}`}`;
  return { label: phone, href };
}

/** The same for a number that the settings have been checked for. Throws where it is not one. */
export function telephoneLink(phone: string): NavigationLink {
  const link = readTelephone(phone);
  if (link === undefined) throw new RangeError(`"${phone}" does not read as one telephone number.`);
  return link;
}

/** The same number as it is dialed from any country: `+13175550100`, with its extension as `;ext=5`. */
export function internationalTelephone(phone: string, callingCode: string): string {
  const number = telephoneLink(phone).href.replace('tel:', '');
  if (number.startsWith('+')) return number;
  const abroad = /^(?:00|011)(.*)$/.exec(number)?.[1];
  if (abroad !== undefined) return `+${abroad}`;
  // The digit that is dialed first within a country is left out from abroad: 1 in North America, 0 nearly everywhere else.
  return `+${callingCode}${number.replace(callingCode === '1' ? /^1/ : /^0/, '')}`;
}

/** The key that has the letter on it. */
function keyOf(letter: string): string {
  return '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65);
}
