import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

export const sample = style(
  inComponents({
    display: 'inline-block',
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    whiteSpace: 'nowrap',
    border: `1px solid ${vars.color.line.subtle}`,
  }),
);

/** The values of a token, side by side if there is room. */
export const values = style(inComponents({ ...wrappingRow, columnGap: vars.space.x2 }));

export const value = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    whiteSpace: 'nowrap',
    '@media': { [from('small')]: { minInlineSize: vars.space.x24 } },
  }),
);

export const swatch = style(
  inComponents({
    flex: 'none',
    inlineSize: vars.space.x4,
    blockSize: vars.space.x4,
    border: `1px solid ${vars.color.line.subtle}`,
  }),
);

/** Includes some of its background around it: on another one it might be invisible. */
export const edge = style(
  inComponents({
    display: 'inline-block',
    verticalAlign: 'middle',
    inlineSize: vars.space.x16,
    blockSize: vars.space.x6,
    borderWidth: vars.pen.heavy,
    borderStyle: 'solid',
    outlineWidth: vars.space.x1,
    outlineStyle: 'solid',
    margin: vars.space.x1,
  }),
);
