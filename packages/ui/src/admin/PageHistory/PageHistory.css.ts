import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

export const history = style(inSections({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 }));

export const filters = style(
  inSections({
    display: 'grid',
    gap: `${space.x4} ${space.x6}`,
    '@media': {
      [from('medium')]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) max-content',
        alignItems: 'end',
      },
    },
  }),
);

export const columns = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x8,
    alignItems: 'start',
    borderBlockStart: `1px solid ${color.line.strong}`,
    paddingBlockStart: space.x4,
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' } },
  }),
);

export const wordings = style(inSections({ display: 'grid' }));

export const wording = style(inSections({ borderBlockEnd: hairline }));

export const period = style(
  inSections({
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    padding: `${space.x2} ${space.x3}`,
    border: 0,
    borderInlineStart: `${pen.heavy} solid transparent`,
    backgroundColor: 'transparent',
    color: color.text.default,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.surface.tint },
      '&[aria-current="true"]': { borderInlineStartColor: color.line.strong, backgroundColor: color.surface.tint },
    },
  }),
);

export const document = style(
  inSections({
    display: 'block',
    inlineSize: '100%',
    blockSize: '70vh',
    minBlockSize: `calc(${space.x32} * 3)`,
    border: `1px solid ${color.line.control}`,
    backgroundColor: color.surface.page,
  }),
);

/** Both versions, as high as a single one. */
export const beside = style(
  inSections({
    display: 'grid',
    gap: space.x4,
    '@media': { [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const side = style(inSections({ display: 'grid', gap: space.x2, alignContent: 'start', minInlineSize: 0 }));

export const changes = style(inSections({ display: 'grid' }));

export const change = style(
  inSections({ display: 'grid', gap: space.x1, paddingBlock: space.x3, borderBlockEnd: hairline }),
);

export const said = style(inSections({ maxInlineSize: '68ch', overflowWrap: 'anywhere' }));

export const removed = style(inSections({ color: color.text.muted, textDecorationColor: color.text.danger }));

export const added = style(
  inSections({
    backgroundColor: color.surface.tint,
    textDecorationThickness: pen.medium,
    textUnderlineOffset: '0.2em',
    // The space that both share is before them.
    selectors: { [`${removed} + &`]: { marginInlineStart: space.x1 } },
  }),
);

export const address = style(inSections({ fontSize: type.size.small, overflowWrap: 'anywhere' }));
