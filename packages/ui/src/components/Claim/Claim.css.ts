import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** In a row, the text moves below the figure only if enlarged text leaves no room beside it. */
export const block = style(
  inComponents({
    display: 'grid',
    gap: vars.space.x2,
    alignContent: 'start',
    selectors: {
      '&[data-display=row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.x4 },
    },
  }),
);

const inRow = `${block}[data-display=row] > &`;

/** Keeps a range on one line. */
export const whole = style(inComponents({ whiteSpace: 'nowrap' }));

export const figure = style(
  inComponents({
    fontFamily: vars.font.display,
    fontSize: vars.type.size.heading2,
    fontWeight: vars.font.weight.display,
    letterSpacing: vars.type.tracking.large,
    lineHeight: vars.type.leading.tight,
    whiteSpace: 'nowrap',
    selectors: {
      [inRow]: {
        minInlineSize: '5em',
        fontSize: vars.type.size.title,
        letterSpacing: vars.type.tracking.medium,
      },
    },
  }),
);

/** For past results the figure speaks for itself; for a term or target the text is just as prominent as the figure. */
export const text = style(
  inComponents({
    lineHeight: vars.type.leading.snug,
    textWrap: 'balance',
    selectors: {
      [`${block}[data-kind=fact] &`]: { fontSize: vars.type.size.small, color: vars.color.text.muted },
      [`${block}:not([data-kind=fact]) &`]: { fontWeight: vars.font.weight.strong },
      [inRow]: { flex: '1 1 8em', fontSize: 'inherit' },
    },
  }),
);

export const risk = style(
  inComponents({
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
    color: vars.color.text.muted,
    textWrap: 'pretty',
    selectors: { [inRow]: { flexBasis: '100%' } },
  }),
);

export const paid = style(inComponents({ fontWeight: vars.font.weight.medium, color: vars.color.text.default }));
