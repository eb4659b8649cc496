import type { Brand } from '../brand.ts';
import { lakefront } from './lakefront.ts';
import { limestone } from './limestone.ts';

/** The brands whose themes the library contains; the first is the default. */
export const builtInBrands: readonly [Brand, ...Brand[]] = [limestone, lakefront];
