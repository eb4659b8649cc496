import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, displayText, hatching } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;
const columns = (gridColumn: string) => ({ '@media': { [from('medium')]: { gridColumn } } });
/** An email address is one word: in a narrow window its column takes space from the others. */
const narrowed = (medium: string, wide: string) => ({
  '@media': { [from('medium')]: { gridColumn: medium }, [from('wide')]: { gridColumn: wide } },
});

/** The ground below the page, hatched along its edge as in a section drawing. */
export const ground = style(inSections({ blockSize: space.x3, backgroundImage: hatching, opacity: 0.75 }));

export const body = style(
  inSections({
    ...columnsFrom('medium', 'repeat(12, minmax(0, 1fr))'),
    columnGap: space.x4,
    rowGap: space.x8,
    paddingBlock: `${space.x12} ${space.x8}`,
    fontSize: `calc((${type.size.small} + ${type.size.body}) / 2)`,
    lineHeight: type.leading.body,
    textWrap: 'pretty',
    color: color.text.muted,
  }),
);

const column = style(inSections({ gridColumn: '1 / -1', minInlineSize: 0 }));

export const about = style([column, inSections(narrowed('1 / 5', '1 / 6'))]);
export const quickLinks = style([column, inSections(narrowed('5 / 9', '7 / 10'))]);
export const contact = style([column, inSections(narrowed('9 / -1', '10 / -1'))]);
/** Two columns: the company, and how to reach it. */
export const aboutFund = style([column, inSections(columns('1 / 7'))]);
export const contactFund = style([column, inSections(columns('8 / -1'))]);

export const brand = style(
  inSections({
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    marginBlockEnd: space.x4,
    color: color.text.default,
    ...displayText(type.size.lede),
    lineHeight: 1,
    overflowWrap: 'anywhere',
  }),
);

export const heading = style(
  inSections({
    marginBlockEnd: space.x2,
    color: color.text.default,
    fontWeight: font.weight.strong,
  }),
);

export const item = style(
  inSections({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `calc(${space.x1} * 11)`,
    '@media': { [from('medium')]: { minBlockSize: space.x8 } },
  }),
);

export const address = style(inSections({ fontStyle: 'normal', overflowWrap: 'anywhere' }));

export const band = style([
  column,
  inSections({
    paddingBlockStart: space.x6,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    fontSize: type.size.small,
  }),
]);

export const legend = style([column, inSections(columns('1 / 7'))]);
export const legal = style([column, inSections(columns('7 / -1'))]);

export const bandColumns = style(
  inSections({
    ...columnsFrom('medium', 'repeat(12, minmax(0, 1fr))'),
    columnGap: space.x4,
    rowGap: space.x4,
  }),
);

export const policies = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x6,
    paddingBlockEnd: space.x3,
  }),
);

export const disclosures = style(inSections({ columnGap: space.x12, '@media': { [from('medium')]: { columns: 2 } } }));

export const disclosure = style(inSections({ breakInside: 'avoid', paddingBlockEnd: space.x4 }));

export const lead = style(inSections({ color: color.text.default, fontWeight: font.weight.strong }));
