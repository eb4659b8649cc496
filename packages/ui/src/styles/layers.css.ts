import { globalLayer } from '@vanilla-extract/css';

/** The cascade, weakest first. A page inlines the same order as its first line of CSS. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
  sections: globalLayer('sections'),
};
