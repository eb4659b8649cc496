import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const launcher = style(
  inComponents({
    position: 'fixed',
    insetInlineEnd: space.x4,
    insetBlockEnd: space.x4,
    zIndex: 1,
    display: 'grid',
    justifyItems: 'end',
    '@media': { print: { display: 'none' } },
  }),
);

export const notice = style(
  inComponents({
    display: 'grid',
    gap: space.x4,
    minInlineSize: 0,
    margin: 0,
    inlineSize: `min(22em, calc(100vw - 2 * ${space.x4}))`,
    padding: space.x4,
    border: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    color: color.text.default,
  }),
);

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: space.x3 }));
