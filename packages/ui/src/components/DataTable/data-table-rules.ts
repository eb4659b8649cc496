import type { StyleRule } from '@vanilla-extract/css';
import { places } from '../../styles/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const hairline = `1px solid ${color.line.subtle}`;

/** Inside the edge, which clips anything outside. */
export const insetFocus = { '&:focus-visible': { outlineOffset: `calc(-1 * ${space.x1} / 2)` } };

/** Rows become cards in a narrow container, and with enlarged text in a wider one. The window's width does not matter. */
export const { tooNarrowForColumns: narrow, forOneThing: oneColumn } = places;
export const card = `[data-when-narrow=cards] &`;
export const asCard = (rule: Omit<StyleRule, 'selectors'>): StyleRule => ({
  '@container': { [narrow]: { selectors: { [card]: rule } } },
});

/**
 * No column is narrower than its longest word. Only a card breaks a word, and only one that is longer than the card.
 */
export const cellRule = {
  paddingBlock: space.x2,
  paddingInline: space.x3,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: {
    '&:not([data-narrow])': { minInlineSize: '8em' },
    '&[data-narrow]': { inlineSize: 0 },
    '&[data-align=end]': { textAlign: 'end' },
  },
} as const;
