import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const titleMark = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    fontSize: vars.type.size.small,
    lineHeight: vars.type.leading.snug,
    textWrap: 'pretty',
    color: vars.color.text.muted,
  }),
);

export const sheet = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    alignContent: 'center',
    inlineSize: `calc(${vars.space.x4} * 3)`,
    aspectRatio: '1',
    border: `${vars.pen.thin} solid currentColor`,
    borderRadius: '50%',
    color: vars.color.text.default,
    fontSize: `calc(${vars.type.size.small} * 0.85)`,
    fontWeight: vars.font.weight.medium,
    textAlign: 'center',
  }),
);

export const code = style(inComponents({ borderBlockStart: `${vars.pen.thin} solid currentColor` }));

export const title = style(
  inComponents({
    display: 'block',
    fontWeight: vars.font.weight.strong,
    color: vars.color.text.default,
  }),
);
