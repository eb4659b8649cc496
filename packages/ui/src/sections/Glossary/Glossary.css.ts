import { sectionStyle } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;
const hairline = `1px solid ${color.line.subtle}`;

export const index = sectionStyle({ marginBlock: `${space.x12} ${space.x8}` });

export const letter = sectionStyle({ paddingBlock: space.x6, borderBlockStart: `1px solid ${color.line.strong}` });

/** Highlights the term that a link led to. */
export const term = sectionStyle({
  ...oneColumn,
  gap: space.x2,
  breakInside: 'avoid',
  selectors: {
    '& + &': { marginBlockStart: space.x6, paddingBlockStart: space.x6, borderBlockStart: hairline },
    '&:target': { backgroundColor: color.surface.tint, boxShadow: `0 0 0 ${space.x2} ${color.surface.tint}` },
  },
});

export const name = sectionStyle({ fontWeight: font.weight.strong, lineHeight: type.leading.snug });

export const definition = sectionStyle({ display: 'grid', gap: space.x1 });
