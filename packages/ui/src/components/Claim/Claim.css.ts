import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const block = style(inComponents({ display: 'grid', gap: vars.space.x2, alignContent: 'start' }));

export const figure = style(
  inComponents({
    fontFamily: vars.font.display,
    fontSize: vars.type.size.heading2,
    fontWeight: vars.font.weight.display,
    letterSpacing: vars.type.tracking.large,
    lineHeight: vars.type.leading.tight,
    whiteSpace: 'nowrap',
  }),
);

export const text = style(
  inComponents({ fontWeight: vars.font.weight.strong, lineHeight: vars.type.leading.snug, textWrap: 'balance' }),
);

export const risk = style(
  inComponents({ color: vars.color.text.muted, lineHeight: vars.type.leading.body, textWrap: 'pretty' }),
);
