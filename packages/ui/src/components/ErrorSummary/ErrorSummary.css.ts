import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, font, space } = vars;
const edge = `calc(${vars.pen.thin} * 2)`;

export const summary = style(
  inComponents({
    display: 'grid',
    gap: space.x2,
    padding: space.x4,
    border: `${edge} solid ${color.text.danger}`,
    borderRadius: control.radius,
    color: color.text.default,
  }),
);

export const problems = style(inComponents({ display: 'grid', justifyItems: 'start' }));

export const problem = style(
  inComponents({
    display: 'inline-block',
    paddingBlock: space.x1,
    color: color.text.danger,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecorationThickness: edge } },
  }),
);
