import { globalLayer, type StyleRule } from '@vanilla-extract/css';

/** The cascade, weakest first. A page inlines the same order as its first line of CSS. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
  sections: globalLayer('sections'),
};

const within =
  (layer: keyof typeof layers) =>
  (rule: LayerRule): StyleRule => ({ '@layer': { [layers[layer]]: rule } });

type LayerRule = Omit<StyleRule, '@layer'>;

/** Puts a rule into the layer of layout and type primitives. */
export const inPrimitives = within('primitives');
/** Puts a rule into the layer of components, forms and drawings. */
export const inComponents = within('components');
/** Puts a rule into the layer of page sections and admin panels. */
export const inSections = within('sections');
