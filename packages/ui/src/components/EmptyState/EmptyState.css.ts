import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const empty = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: space.x6,
    paddingBlock: space.x12,
    textAlign: 'center',
  }),
);

export const words = style(
  inComponents({ display: 'grid', gap: space.x2, maxInlineSize: '26em', overflowWrap: 'anywhere' }),
);

export const reason = style(inComponents({ color: vars.color.text.muted, textWrap: 'balance' }));
