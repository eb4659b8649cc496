import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const field = style(inComponents({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 }));

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.x4,
  }),
);

export const label = style(
  inComponents({
    fontWeight: vars.font.weight.medium,
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
    lineHeight: vars.type.leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const hint = style(
  inComponents({ fontSize: vars.type.size.small, overflowWrap: 'anywhere', color: vars.color.text.muted }),
);

/** The control fills the row; the action wraps below it, full width, if the control would get too short. */
export const row = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }));

export const control = style(
  inComponents({ flex: `999 1 calc(${vars.space.x32} * 1.75)`, display: 'grid', minInlineSize: 0 }),
);

export const action = style(inComponents({ flex: '1 1 auto', display: 'grid' }));

export const message = style(
  inComponents({
    display: 'flex',
    gap: vars.space.x2,
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
    lineHeight: vars.type.leading.snug,
    overflowWrap: 'anywhere',
    color: vars.color.text.muted,
    selectors: {
      '&[data-error]': { color: vars.color.text.danger, fontWeight: vars.font.weight.medium },
    },
  }),
);

export const errorMark = style(inComponents({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' }));
