export type {
  Brand,
  BrandFont,
  BrandOptions,
  Colour,
  FluidRange,
  SheerColour,
  SpaceStep,
  SurfaceColours,
  TypeStep,
} from '../tokens/brand.ts';
export { BrandError, defineBrand } from '../tokens/define-brand.ts';
export { designTokens, type TokenGroup } from '../tokens/design-tokens.ts';
export { themeCss } from '../tokens/theme-css.ts';
