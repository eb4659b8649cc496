import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** Its container sets its height, because a widget has no size before it loads. */
export const embed = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: '100%' }),
);

export const loading = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x3,
    padding: space.x6,
    color: color.text.muted,
  }),
);

export const failed = style(
  inComponents({ display: 'grid', alignContent: 'center', justifyItems: 'start', gap: space.x6, padding: space.x6 }),
);

export const links = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}` }));
