import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, pen, space, type } = vars;

/** On a phone the words are below the days. */
export const wording = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.x3,
    alignItems: 'start',
    paddingBlock: space.x2,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    fontSize: type.size.small,
    lineHeight: type.leading.body,
    '@media': { [from('medium')]: { gridTemplateColumns: `auto calc(${space.x32} * 1.25) minmax(0, 1fr)` } },
  }),
);

export const revision = style(
  inSections({
    inlineSize: space.x6,
    // Its foot on the baseline of the words.
    marginBlockStart: `calc(${space.x1} * -0.5)`,
    color: color.text.annotation,
  }),
);

export const triangle = style(inSections({ fill: 'none', stroke: 'currentColor', strokeWidth: pen.thin }));

export const digit = style(
  inSections({
    fill: 'currentColor',
    // Relative to the words beside it: at least 11 px.
    fontSize: '0.95em',
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'lining-nums',
    textAnchor: 'middle',
  }),
);

export const days = style(
  inSections({
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textWrap: 'balance',
  }),
);

export const words = style(
  inSections({
    display: 'grid',
    gap: space.x1,
    textWrap: 'pretty',
    gridColumn: '2',
    '@media': { [from('medium')]: { gridColumn: 'auto' } },
  }),
);

export const because = style(inSections({ color: color.text.muted }));
