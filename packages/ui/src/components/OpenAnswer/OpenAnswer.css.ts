import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space } = vars;

export const open = style(
  inComponents({
    display: 'flex',
    alignItems: 'baseline',
    // If the text leaves no room for the line, it wraps below.
    flexWrap: 'wrap',
    gap: `${space.x4} ${space.x3}`,
    overflowWrap: 'anywhere',
    color: color.text.muted,
    '::after': {
      content: '',
      flex: `1 1 ${space.x6}`,
      borderBlockEnd: `${pen.thin} dashed ${color.text.annotation}`,
    },
  }),
);
