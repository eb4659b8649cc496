import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const pager = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlockStart: vars.space.x3,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
