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

/** What has happened speaks by its figure; a term or target says as clearly what the figure is. */
export const text = style(
  inComponents({
    lineHeight: vars.type.leading.snug,
    textWrap: 'balance',
    selectors: {
      [`${block}[data-kind=fact] &`]: { fontSize: vars.type.size.small, color: vars.color.text.muted },
      [`${block}:not([data-kind=fact]) &`]: { fontWeight: vars.font.weight.strong },
    },
  }),
);

export const risk = style(
  inComponents({ fontSize: `calc(${vars.type.size.body} * 0.9375)`, color: vars.color.text.muted, textWrap: 'pretty' }),
);

export const paid = style(inComponents({ fontWeight: vars.font.weight.medium, color: vars.color.text.default }));
