import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

export const frame = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

export const table = style(
  inSections({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [below('medium')]: { display: 'block' }, [from('medium')]: { tableLayout: 'fixed' } },
  }),
);

/** Below the medium breakpoint the headers are for screen readers alone: two lines a lead need no columns. */
export const head = style(
  inSections({
    '@media': {
      [below('medium')]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
    },
  }),
);

export const header = style(
  inSections({
    blockSize: `calc(${space.x8} + ${space.x2})`,
    padding: 0,
    paddingInlineEnd: space.x4,
    borderBlockEnd: hairline,
    color: color.text.muted,
    fontSize: type.size.small,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-sort]': { color: color.text.default },
      '&:nth-child(1)': { inlineSize: '44%' },
      '&:nth-child(2)': { inlineSize: '17%' },
      '&:nth-child(3)': { inlineSize: '21%' },
    },
  }),
);

export const body = style(inSections({ '@media': { [below('medium')]: { display: 'block' } } }));

export const row = style(
  inSections({
    borderBlockEnd: hairline,
    '@media': {
      [below('medium')]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${space.x1} ${space.x4}`,
        paddingBlock: space.x3,
      },
    },
  }),
);

export const cell = style(
  inSections({
    padding: 0,
    overflowWrap: 'anywhere',
    '@media': {
      [from('medium')]: {
        blockSize: `calc(${space.x8} + ${space.x3})`,
        paddingBlock: space.x2,
        paddingInlineEnd: space.x4,
      },
      [below('medium')]: {
        selectors: {
          '&:first-child': { fontWeight: vars.font.weight.medium },
          '&:nth-child(even)': { color: color.text.muted, textAlign: 'end', whiteSpace: 'nowrap' },
        },
      },
    },
  }),
);

export const absent = style(inSections({ color: color.text.muted }));

/** What stands in place of rows. */
export const blank = style(
  inSections({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.x4,
    minBlockSize: `calc(${space.x16} * 3)`,
    paddingBlock: space.x12,
    borderBlockEnd: hairline,
    color: color.text.muted,
    textAlign: 'center',
  }),
);

export const sentence = style(inSections({ maxInlineSize: '44ch', textWrap: 'balance' }));
