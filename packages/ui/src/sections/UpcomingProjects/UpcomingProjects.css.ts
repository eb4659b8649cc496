import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { displayText, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type } = vars;

export const words = style(inSections({ display: 'grid', gap: space.x4 }));

export const projects = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

export const project = style(
  inSections({
    display: 'grid',
    gap: `${space.x1} ${space.x6}`,
    alignItems: 'baseline',
    paddingBlock: space.x4,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);

export const location = style(inSections({ ...displayText(type.size.title) }));

export const map = style(inSections({ marginBlock: `${space.x12} ${space.x6}` }));

export const foot = style(
  inSections({ ...wrappingRow, justifyContent: 'space-between', gap: `${space.x4} ${space.x12}` }),
);
