import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { displayText } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

/** Words and wordings beside the facts about them; below them on a phone. */
export const row = style(
  inSections({
    display: 'grid',
    columnGap: space.x8,
    rowGap: space.x4,
    paddingBlockEnd: space.x6,
    breakInside: 'avoid',
    selectors: { '& + &': { paddingBlockStart: space.x6, borderBlockStart: hairline } },
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
  }),
);

export const said = style(inSections({ display: 'grid', alignContent: 'start', gap: space.x2 }));

export const statement = style(inSections({ ...displayText(type.size.title), textWrap: 'balance' }));

export const wordings = style(inSections({ marginBlockStart: space.x1 }));

export const struck = style(
  inSections({
    color: color.text.muted,
    textDecorationLine: 'line-through',
    textDecorationThickness: pen.thin,
    textDecorationColor: color.text.danger,
  }),
);

export const facts = style(
  inSections({ alignSelf: 'start', fontSize: type.size.small, lineHeight: type.leading.body }),
);

export const fact = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: `calc(${space.x16} + ${space.x4}) minmax(0, 1fr)`,
    columnGap: space.x3,
    alignItems: 'baseline',
    paddingBlock: space.x2,
    borderBlockEnd: hairline,
    selectors: { '&:first-child': { paddingBlockStart: 0 } },
  }),
);

export const term = style(inSections({ color: color.text.muted }));
