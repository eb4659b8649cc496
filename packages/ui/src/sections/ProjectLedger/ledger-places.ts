/** The width of the sheet in em, so that enlarged text turns its table into cards like a narrow window. */
export const forTable = '(min-width: 72rem)';
export const forCards = '(max-width: 71.98rem)';
export const forTwoCards = '(min-width: 40rem) and (max-width: 71.98rem)';
