import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const waiting = style(inSections({ display: 'grid', justifyItems: 'center', gap: vars.space.x3 }));

export const ring = style(
  inSections({ color: vars.color.accent.fill, fontSize: vars.type.size.heading3, lineHeight: 1 }),
);
