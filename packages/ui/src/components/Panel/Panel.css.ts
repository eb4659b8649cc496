import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

/** On a phone it runs from edge to edge, so that its fields are as wide as the surrounding text. */
export const panel = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x6,
    padding: `${space.x8} clamp(${space.x6}, 2.8vw, ${space.x12}) ${space.x12}`,
    borderBlockStart: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    '@media': { [below('medium')]: { marginInline: `calc(${layout.gutter} * -1)`, paddingInline: layout.gutter } },
  }),
);

export const head = style(inComponents({ display: 'grid', gap: space.x2 }));
