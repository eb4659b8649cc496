import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;

export const index = style(
  inComponents({
    paddingBlock: space.x2,
    borderBlock: `1px solid ${color.line.subtle}`,
  }),
);

export const links = style(inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: space.x6 }));

export const count = style(
  inComponents({
    marginInlineStart: space.x1,
    fontSize: type.size.small,
    fontWeight: font.weight.regular,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: color.text.muted,
  }),
);
