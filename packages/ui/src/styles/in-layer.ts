import { type StyleRule, style } from '@vanilla-extract/css';
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

/** Creates a class in the layer of primitives. */
export const primitiveStyle = (rule: LayerRule): string => style(inPrimitives(rule));
/** Creates a class in the layer of components, forms and drawings. */
export const componentStyle = (rule: LayerRule): string => style(inComponents(rule));
/** Creates a class in the layer of page sections and admin panels. */
export const sectionStyle = (rule: LayerRule): string => style(inSections(rule));
