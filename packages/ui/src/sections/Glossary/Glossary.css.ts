import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

export const index = style(inSections({ marginBlock: `${space.x12} ${space.x8}` }));

export const letter = style(inSections({ paddingBlock: space.x6, borderBlockStart: `1px solid ${color.line.strong}` }));

/** Highlights the term that a link led to. */
export const term = style(
  inSections({
    ...oneColumn,
    gap: space.x2,
    breakInside: 'avoid',
    selectors: {
      '& + &': { marginBlockStart: space.x6, paddingBlockStart: space.x6, borderBlockStart: hairline },
      '&:target': { backgroundColor: color.surface.tint, boxShadow: `0 0 0 ${space.x2} ${color.surface.tint}` },
    },
  }),
);

export const name = style(inSections({ fontWeight: font.weight.strong, lineHeight: type.leading.snug }));

export const definition = style(inSections({ display: 'grid', gap: space.x1 }));
