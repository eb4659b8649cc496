import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;

/** Stays beside the table while it scrolls. */
export const words = style(
  inSections({
    display: 'grid',
    justifyItems: 'start',
    gap: space.x4,
    '@media': { [from('large')]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space.x6})` } },
  }),
);

export const table = style(
  inSections({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderBlockStart: `1px solid ${color.line.strong}`,
    textAlign: 'start',
  }),
);

export const columnHead = style(
  inSections({
    paddingBlock: space.x3,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    fontSize: type.size.small,
    fontWeight: font.weight.regular,
    color: color.text.muted,
    textAlign: 'start',
    selectors: { '&:first-child': { inlineSize: '60%', paddingInlineEnd: space.x4 } },
  }),
);

export const figure = style(
  inSections({
    padding: `${space.x4} ${space.x4} ${space.x4} 0`,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    fontWeight: font.weight.regular,
    textAlign: 'start',
    verticalAlign: 'baseline',
  }),
);

export const basis = style(
  inSections({
    paddingBlock: space.x4,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    fontSize: type.size.small,
    color: color.text.muted,
    verticalAlign: 'baseline',
    textWrap: 'pretty',
  }),
);
