import { from } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';
import { oneColumn, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;
const rule = `1px solid ${color.line.strong}`;

export const page = sectionStyle({ ...oneColumn, gap: space.x8, paddingBlock: `calc(${layout.section} / 2)` });

/** The thanks are on the line of the headline. */
export const thanks = sectionStyle({
  '@media': { [from('large')]: { display: 'grid', alignContent: 'end', blockSize: '100%' } },
});

export const contents = sectionStyle({ borderBlockStart: rule });

export const contentsHeading = sectionStyle({ paddingBlock: space.x4 });

export const item = sectionStyle({
  paddingBlock: space.x4,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  lineHeight: type.leading.snug,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.line.subtle}` } },
});

export const risk = sectionStyle({ paddingBlockStart: space.x6, fontSize: type.size.small, color: color.text.muted });

export const next = sectionStyle({ paddingBlockStart: space.x8, borderBlockStart: rule });

export const nextWords = sectionStyle({
  display: 'grid',
  gap: space.x6,
  justifyItems: 'start',
  fontWeight: font.weight.regular,
});

export const actions = sectionStyle({ ...wrappingRow, gap: `${space.x2} ${space.x6}` });
