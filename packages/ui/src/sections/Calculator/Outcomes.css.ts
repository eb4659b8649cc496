import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { part } from './Calculator.css.ts';

const { color, font, space, type } = vars;
const rule = `1px solid ${color.line.subtle}`;

export const outcomes = style([
  part,
  inSections({ gap: space.x6, gridColumn: '1 / -1', borderBlockStart: `1px solid ${color.line.strong}` }),
]);

/** Side by side even on a phone, because the difference matters. */
export const cases = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: `clamp(${space.x3}, 3.4vw, ${space.x12})`,
  }),
);

export const outcome = style(
  inSections({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 4',
    rowGap: space.x1,
    paddingBlockStart: space.x3,
    borderBlockStart: `1px solid ${color.line.strong}`,
  }),
);

export const media = style(
  inSections({
    maxInlineSize: `calc(${space.x32} * 2)`,
    paddingBlock: `${space.x4} ${space.x2}`,
    '@media': { print: { maxInlineSize: space.x32 } },
  }),
);

export const line = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.x4,
    paddingBlock: space.x2,
    borderBlockStart: rule,
    fontSize: type.size.small,
    lineHeight: type.leading.snug,
  }),
);

export const figure = style(
  inSections({ fontWeight: font.weight.strong, fontVariantNumeric: 'lining-nums tabular-nums' }),
);

export const table = style(
  inSections({
    inlineSize: '100%',
    maxInlineSize: '40em',
    marginBlockEnd: space.x3,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': { [from('medium')]: { fontSize: type.size.body } },
  }),
);

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.sections]: {
      padding: `${space.x2} 0 ${space.x2} ${space.x2}`,
      borderBlockEnd: rule,
      fontWeight: font.weight.regular,
      textAlign: 'end',
    },
  },
});

globalStyle(`${table} :is(th, td):first-child`, {
  '@layer': { [layers.sections]: { paddingInlineStart: 0, textAlign: 'start' } },
});
