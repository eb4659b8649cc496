import { style } from '@vanilla-extract/css';
import { breakpoints, places } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;
/** In units of the reader's text size: with enlarged text, four columns would break each word into letters. */
const narrow = `(max-width: ${breakpoints.small / 16}rem)`;

export const log = style(inSections({ containerType: 'inline-size', display: 'grid', gap: space.x8 }));

export const filters = style(
  inSections({
    display: 'grid',
    gap: `${space.x4} ${space.x6}`,
    '@container': { [places.forColumns]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr)' } },
  }),
);

export const day = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    borderBlockStart: `1px solid ${color.line.strong}`,
    paddingBlockStart: space.x3,
  }),
);

export const table = style(
  inSections({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@container': { [narrow]: { display: 'block' } },
  }),
);

/** Each day has the same columns, which are announced and need no visible headers. */
export const head = style(inSections(outOfSight));

export const body = style(inSections({ '@container': { [narrow]: { display: 'block' } } }));

export const row = style(
  inSections({
    borderBlockEnd: hairline,
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: `calc(${space.x16} + ${space.x6}) minmax(0, 1fr)`,
        paddingBlock: space.x2,
      },
    },
  }),
);

export const cell = style(
  inSections({
    paddingBlock: space.x2,
    paddingInlineEnd: space.x4,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    fontWeight: 'inherit',
    '@container': { [narrow]: { paddingBlock: 0 } },
  }),
);

export const at = style(
  inSections({
    color: color.text.muted,
    whiteSpace: 'nowrap',
    inlineSize: `calc(${space.x16} + ${space.x8})`,
    '@container': { [narrow]: { gridRow: 'span 2', inlineSize: 'auto' } },
  }),
);

export const actor = style(inSections({ inlineSize: '28%', '@container': { [narrow]: { inlineSize: 'auto' } } }));

export const what = style(inSections({ '@container': { [narrow]: { gridColumn: 2 } } }));

export const hash = style(
  inSections({
    color: color.text.muted,
    fontFamily: 'ui-monospace, monospace',
    fontSize: type.size.small,
    inlineSize: `calc(${space.x24} + ${space.x4})`,
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const details = style(inSections({ color: color.text.muted, fontSize: type.size.small }));
