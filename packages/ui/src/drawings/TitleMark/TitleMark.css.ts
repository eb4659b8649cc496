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
    color: vars.color.text.muted,
  }),
);

export const sheet = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    gridTemplateRows: '1fr 1fr',
    inlineSize: `calc(${vars.space.x4} * 3)`,
    aspectRatio: '1',
    overflow: 'hidden',
    border: `${vars.pen.thin} solid currentColor`,
    borderRadius: '50%',
    color: vars.color.text.default,
    fontSize: `calc(${vars.type.size.small} * 0.85)`,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1,
    textAlign: 'center',
  }),
);

export const number = style(inComponents({ display: 'grid', placeItems: 'end center', paddingBlockEnd: '0.2em' }));

export const code = style(
  inComponents({
    display: 'grid',
    placeItems: 'start center',
    // Near the line, where the circle is widest: its letters keep off the pen.
    paddingBlockStart: '0.25em',
    borderBlockStart: `${vars.pen.thin} solid currentColor`,
  }),
);

export const title = style(
  inComponents({ display: 'block', fontWeight: vars.font.weight.strong, color: vars.color.text.default }),
);
