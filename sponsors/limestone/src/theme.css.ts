import '@sponsor/ui/theme';

/** Name of the brand whose styles this file brings, which is the value of `data-theme` on every page. */
export const theme = 'limestone';
