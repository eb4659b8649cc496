import { style } from '@vanilla-extract/css';
import { bareButton } from '../../styles/bare-button.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { box } from '../Field/FieldBox.css.ts';

const { control, space } = vars;

export const frame = style(inComponents({ position: 'relative', display: 'grid', minInlineSize: 0 }));

export const lens = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: space.x3,
    inlineSize: '1.2em',
    blockSize: '1.2em',
    marginBlock: 'auto',
    color: vars.color.text.muted,
    pointerEvents: 'none',
  }),
);

export const input = style([
  box,
  inComponents({
    appearance: 'none',
    blockSize: control.height,
    paddingInline: `calc(${space.x3} * 2 + 1.2em) ${control.height}`,
    // The browser's own button works only with a pointer.
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
]);

export const clear = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.height,
    ...bareButton,
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(-1 * ${space.x1})` },
      '&:disabled': { display: 'none' },
    },
  }),
);
