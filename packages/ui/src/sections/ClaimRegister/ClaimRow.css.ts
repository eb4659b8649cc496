import { from } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';
import { displayText } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

/** Words and wordings beside the facts about them; below them on a phone. */
export const row = sectionStyle({
  display: 'grid',
  columnGap: space.x8,
  rowGap: space.x4,
  paddingBlockEnd: space.x6,
  breakInside: 'avoid',
  selectors: { '& + &': { paddingBlockStart: space.x6, borderBlockStart: hairline } },
  '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});

export const said = sectionStyle({ display: 'grid', alignContent: 'start', gap: space.x2 });

export const statement = sectionStyle({ ...displayText(type.size.title), textWrap: 'balance' });

export const wordings = sectionStyle({ marginBlockStart: space.x1 });

export const struck = sectionStyle({
  color: color.text.muted,
  textDecorationLine: 'line-through',
  textDecorationThickness: pen.thin,
  textDecorationColor: color.text.danger,
});

export const facts = sectionStyle({ alignSelf: 'start', fontSize: type.size.small, lineHeight: type.leading.body });

export const fact = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `calc(${space.x16} + ${space.x4}) minmax(0, 1fr)`,
  columnGap: space.x3,
  alignItems: 'baseline',
  paddingBlock: space.x2,
  borderBlockEnd: hairline,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const term = sectionStyle({ color: color.text.muted });
