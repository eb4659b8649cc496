import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const list = style(inSections({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 }));

export const notice = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x3,
    paddingBlock: space.x3,
    overflowWrap: 'anywhere',
    borderBlockStart: `1px solid ${color.line.subtle}`,
  }),
);
