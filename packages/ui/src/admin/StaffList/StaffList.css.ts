import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const form = style(inSections({ maxInlineSize: `calc(${space.x32} * 4)` }));

export const address = style(inSections({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' }));

export const aside = style(inSections({ color: color.text.muted }));

export const link = style(
  inSections({ fontFamily: 'ui-monospace, monospace', fontSize: vars.type.size.small, overflowWrap: 'anywhere' }),
);
