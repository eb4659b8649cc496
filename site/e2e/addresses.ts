/** Every page that is meant for visitors. */
export const publicPages = ['/', '/invest', '/rega-invest', '/terms', '/privacy'] as const;
