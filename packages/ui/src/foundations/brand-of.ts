import type { Brand } from '../tokens/brand.ts';
import { lakefront } from '../tokens/brands/lakefront.ts';
import { limestone } from '../tokens/brands/limestone.ts';

/** Returns the brand that the toolbar selects. */
export const brandOf = (theme: unknown): Brand => (theme === lakefront.name ? lakefront : limestone);
