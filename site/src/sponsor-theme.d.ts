/** The styles of the sponsor's theme, which `sponsor-files.ts` finds. */
declare module 'virtual:sponsor-theme';
