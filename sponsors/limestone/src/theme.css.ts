import '@sponsor/ui/theme';

/** The name of the brand whose styles this file imports, and the value of `data-theme` on every page. */
export const theme = 'limestone';
