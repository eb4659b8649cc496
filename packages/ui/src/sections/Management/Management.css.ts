import { style } from '@vanilla-extract/css';
import { markedSummary } from '../../components/Disclosure/DisclosureMark.css.ts';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;
const rule = `1px solid ${color.line.strong}`;

export const team = style(inSections({ display: 'grid', gap: layout.section, marginBlockStart: space.x12 }));

/** Four columns to seven, with one between. */
export const founder = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: '8.333%' } },
  }),
);

/** At a phone's full width it would fill the window. */
export const plate = style(inSections({ '@media': { [below('medium')]: { inlineSize: '62%' } } }));

export const words = style(inSections({ ...oneColumn, alignContent: 'start', gap: space.x3 }));

export const founderWords = style([
  words,
  inSections({
    gap: space.x6,
    '@media': { [from('medium')]: { paddingBlockStart: space.x4, borderBlockStart: rule } },
  }),
]);

export const record = style(inSections({ borderBlockStart: rule }));

export const entry = style(inSections({ paddingBlock: space.x3, borderBlockEnd: `1px solid ${color.line.subtle}` }));

export const others = style(
  inSections({
    display: 'grid',
    // Two in a row, stacked if enlarged text leaves no room for two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5em, 40%)), 1fr))',
    gap: `${space.x12} ${space.x6}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const person = style(inSections({ ...oneColumn, alignContent: 'start', gap: space.x4 }));

export const short = style(inSections({ fontSize: `calc(${type.size.body} * 0.9375)` }));

/** High enough for a finger. */
export const toggle = style([
  markedSummary,
  inSections({ paddingBlock: space.x2, fontSize: `calc(${type.size.body} * 0.9375)` }),
]);

export const full = style([short, inSections({ display: 'grid', gap: space.x3, paddingBlockStart: space.x2 })]);
