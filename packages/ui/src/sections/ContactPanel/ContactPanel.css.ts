import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { outerWidth } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;

const toTheEdge = `calc(-1 * ${outerWidth})`;

export const head = style(inSections({ paddingBlock: `calc(${layout.section} / 2) ${space.x8}` }));

export const banner = style(
  inSections({
    display: 'grid',
    gap: space.x3,
    marginInlineStart: toTheEdge,
    '@media': { [below('large')]: { marginInlineEnd: toTheEdge } },
  }),
);

/** Trims a little sky and forecourt. */
export const frame = style(
  inSections({
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    aspectRatio: '5 / 2',
    '@media': { [below('medium')]: { aspectRatio: '3 / 2' } },
  }),
);

/** A phone shows the end with the painted door. */
export const picture = style(
  inSections({
    '@media': { [below('medium')]: { inlineSize: '160%', marginInlineStart: '-54%' } },
  }),
);

export const caption = style(
  inSections({
    paddingInlineStart: outerWidth,
    fontSize: type.size.small,
    color: color.text.muted,
  }),
);

/** Ends where the picture does, without its caption. */
export const touch = style(
  inSections({
    display: 'grid',
    alignContent: 'end',
    gap: space.x6,
    blockSize: '100%',
    '@media': { [from('large')]: { paddingBlockEnd: `calc(${type.size.small} * ${type.leading.body} + ${space.x3})` } },
  }),
);

export const ways = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

export const way = style(
  inSections({
    paddingBlock: space.x3,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    lineHeight: type.leading.snug,
  }),
);

export const label = style(inSections({ fontSize: type.size.small, color: color.text.muted }));

export const value = style(
  inSections({
    fontSize: `calc((${type.size.body} + ${type.size.lede}) / 2)`,
    fontWeight: font.weight.regular,
  }),
);

export const message = style(inSections({ display: 'grid', gap: space.x4, alignContent: 'start' }));
