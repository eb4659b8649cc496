// Separate from the schemas, so that a page without a form includes no validator.

/**
 * The longest context texts, in UTF-16 units, and the longest time, in milliseconds. Code that builds a context
 * truncates to them.
 */
export const contextLimits = { address: 500, agreement: 1000, value: 200, elapsedMs: 2_147_483_647 } as const;

/** The parameters of a campaign's link. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** Click ids that advertisers add to a link, by their parameter names. */
export const clickIdNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id'] as const;

/** The context inputs of a plain form post: JSON, and the spam trap for programs that fill in every field. */
export const contextInput = 'context';
export const honeypotInput = 'leave-empty';
