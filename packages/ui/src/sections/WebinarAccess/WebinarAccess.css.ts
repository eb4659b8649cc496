import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;
const rule = `1px solid ${color.line.strong}`;

export const page = style(inSections({ ...oneColumn, gap: space.x8, paddingBlock: `calc(${layout.section} / 2)` }));

/** The thanks are on the line of the headline. */
export const thanks = style(
  inSections({
    '@media': { [from('large')]: { display: 'grid', alignContent: 'end', blockSize: '100%' } },
  }),
);

export const contents = style(inSections({ borderBlockStart: rule }));

export const contentsHeading = style(inSections({ paddingBlock: space.x4 }));

export const item = style(
  inSections({
    paddingBlock: space.x4,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    lineHeight: type.leading.snug,
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.line.subtle}` } },
  }),
);

export const risk = style(
  inSections({ paddingBlockStart: space.x6, fontSize: type.size.small, color: color.text.muted }),
);

export const next = style(inSections({ paddingBlockStart: space.x8, borderBlockStart: rule }));

export const nextWords = style(
  inSections({
    display: 'grid',
    gap: space.x6,
    justifyItems: 'start',
    fontWeight: font.weight.regular,
  }),
);

export const actions = style(inSections({ ...wrappingRow, gap: `${space.x2} ${space.x6}` }));
