import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers, lowest precedence first. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
  sections: globalLayer('sections'),
};
