import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, space } = vars;

/** At hand while the rows scroll under it. */
export const bar = style(
  inSections({
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x3,
    minBlockSize: control.height,
    paddingInline: space.x4,
    paddingBlock: space.x2,
    border: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.page,
    color: color.text.default,
  }),
);

export const count = style(
  inSections({ fontWeight: vars.font.weight.medium, fontVariantNumeric: 'tabular-nums lining-nums' }),
);

export const end = style(inSections({ marginInlineStart: 'auto' }));
