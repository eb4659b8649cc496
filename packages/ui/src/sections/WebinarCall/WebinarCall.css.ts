import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

export const split = style(inSections({ ...columnsFrom('large', 'minmax(0, 7fr) minmax(0, 5fr)') }));

/** Aligned with the text of every other section. */
export const words = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    paddingBlock: layout.section,
    paddingInline: `calc(${layout.gutter} + max(0%, (100vw - ${layout.container}) / 2)) ${layout.gutter}`,
  }),
);

export const agenda = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

export const item = style(inSections({ paddingBlock: space.x3, borderBlockEnd: `1px solid ${color.line.subtle}` }));

export const actions = style(inSections({ ...wrappingRow, gap: `${space.x3} ${space.x6}` }));

export const frame = style(
  inSections({
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    '@media': { [from('large')]: { aspectRatio: 'auto' } },
  }),
);
