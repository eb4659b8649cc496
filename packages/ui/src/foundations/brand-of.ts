import type { Brand } from '../tokens/brand.ts';
import { lakefront } from '../tokens/brands/lakefront.ts';
import { limestone } from '../tokens/brands/limestone.ts';

/** The brand that the toolbar shows. */
export const brandOf = (theme: unknown): Brand => (theme === lakefront.name ? lakefront : limestone);
