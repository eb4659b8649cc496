import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const section = style(
  inSections({
    display: 'grid',
    gap: space.x6,
    paddingBlock: `${space.x4} ${space.x12}`,
    borderBlockStart: `1px solid ${color.line.strong}`,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.x12 } },
  }),
);

export const content = style(inSections({ display: 'grid', gap: space.x6, justifyItems: 'stretch', minInlineSize: 0 }));

/** Wide enough to type a secret comfortably. */
export const narrow = style(inSections({ display: 'grid', gap: space.x4, maxInlineSize: `calc(${space.x32} * 3)` }));

/** Scanners need dark on light with a quiet zone, in any theme. */
export const picture = style(
  inSections({
    inlineSize: `calc(${space.x32} + ${space.x16})`,
    padding: space.x4,
    border: `1px solid ${color.line.subtle}`,
    backgroundColor: 'white',
    color: 'black',
    forcedColorAdjust: 'none',
  }),
);

export const secret = style(
  inSections({ fontFamily: 'ui-monospace, monospace', fontSize: type.size.small, overflowWrap: 'anywhere' }),
);

export const codes = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content)',
    gap: `${space.x1} ${space.x8}`,
    fontFamily: 'ui-monospace, monospace',
    fontSize: type.size.small,
  }),
);
