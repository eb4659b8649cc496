import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerRule = Omit<StyleRule, '@layer'>;

const within =
  (layer: keyof typeof layers) =>
  (rule: LayerRule): StyleRule => ({ '@layer': { [layers[layer]]: rule } });

/** Puts a rule into the layer of layout and type primitives. */
export const inPrimitives = within('primitives');
/** Puts a rule into the layer of components, forms and drawings. */
export const inComponents = within('components');
/** Puts a rule into the layer of page sections and admin panels. */
export const inSections = within('sections');
