import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space, type } = vars;

export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.x6,
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const point = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `${space.x8} minmax(0, 1fr)`,
    alignContent: 'start',
    alignItems: 'baseline',
    paddingBlock: space.x4,
    borderBlockStart: `1px solid ${color.line.subtle}`,
  }),
);

export const mark = style(
  inComponents({
    inlineSize: '0.9em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: pen.medium,
    color: color.text.success,
    selectors: {
      [`${list}[data-mark=caution] &`]: { fill: 'currentColor', stroke: 'none', color: color.text.annotation },
    },
  }),
);

export const text = style(
  inComponents({
    gridColumn: 2,
    display: 'grid',
    gap: space.x1,
    fontSize: `calc(${type.size.body} * 0.9375)`,
    lineHeight: type.leading.body,
  }),
);
