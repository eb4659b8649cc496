import type { Brand } from '../tokens/brand.ts';
import { builtInBrands } from '../tokens/brands/built-in-brands.ts';

/** Returns the brand that the toolbar selects. */
export const brandOf = (theme: unknown): Brand => builtInBrands.find(({ name }) => name === theme) ?? builtInBrands[0];
