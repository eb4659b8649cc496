/** The sheet in letters, so that enlarged text turns its table into cards as a narrow window does. */
export const forTable = '(min-width: 72rem)';
export const forCards = '(max-width: 71.98rem)';
export const forTwoCards = '(min-width: 40rem) and (max-width: 71.98rem)';
