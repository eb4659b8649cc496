import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;

/** Stays beside the questions while they scroll. */
export const head = style(
  inSections({
    '@media': { [from('large')]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space.x6})` } },
  }),
);

export const questions = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

/** On a phone the page is beside the question, and the answer below both. */
export const row = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.x6,
    rowGap: space.x2,
    alignItems: 'baseline',
    paddingBlock: space.x4,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) auto' } },
  }),
);

export const question = style(inSections({ fontWeight: font.weight.medium }));

export const answer = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    gridColumn: '1 / -1',
    gridRow: 2,
    '@media': { [from('medium')]: { gridColumn: 'auto', gridRow: 'auto' } },
  }),
);

export const page = style(
  inSections({
    fontSize: type.size.small,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.annotation,
    whiteSpace: 'nowrap',
  }),
);
