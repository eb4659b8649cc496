import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const brand = style(
  inSections({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x3,
    fontFamily: vars.font.display,
    fontSize: vars.type.size.lede,
    fontWeight: vars.font.weight.display,
    letterSpacing: vars.type.tracking.medium,
    lineHeight: vars.type.leading.snug,
  }),
);
