// Apart from the schemas, so that a page without a form carries no validator.

/** The longest texts beside a form, in UTF-16 units, and the longest time, in milliseconds. Who builds a context shortens to them. */
export const contextLimits = { address: 500, agreement: 1000, value: 200, elapsedMs: 2_147_483_647 } as const;

/** The parameters of a campaign's link. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** What advertisers add to a link, by the names they use. */
export const clickIdNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id'] as const;

/** The inputs of a plain form post that are context: JSON, and the trap for programs that fill in every field. */
export const contextInput = 'context';
export const honeypotInput = 'leave-empty';
