import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, font, layout, space, type } = vars;

export const head = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.x3,
    marginBlockEnd: space.x6,
  }),
);

export const sample = style(
  inSections({
    paddingInline: space.x1,
    fontSize: type.size.small,
    color: color.text.muted,
    border: `1px solid ${color.line.control}`,
    borderRadius: control.radius,
  }),
);

export const group = style(
  inSections({
    paddingBlock: `${space.x6} ${space.x8}`,
    borderBlockStart: `1px solid ${color.line.strong}`,
  }),
);

/** Stays beside its claims while they scroll. */
export const note = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: `${space.x12} minmax(0, 1fr)`,
    columnGap: space.x2,
    alignItems: 'baseline',
    fontSize: type.size.small,
    lineHeight: type.leading.body,
    color: color.text.muted,
    textWrap: 'pretty',
    selectors: {
      '&:target': {
        color: color.text.default,
        backgroundColor: color.surface.tint,
        boxShadow: `0 0 0 ${space.x2} ${color.surface.tint}`,
      },
    },
    '@media': {
      [from('large')]: {
        position: 'sticky',
        insetBlockStart: `calc(${layout.header} + ${space.x6})`,
        marginInlineEnd: space.x6,
      },
      print: { position: 'static' },
    },
  }),
);

export const number = style(
  inSections({
    fontFamily: font.display,
    fontSize: type.size.title,
    fontWeight: font.weight.display,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: type.leading.snug,
    color: color.text.annotation,
  }),
);
