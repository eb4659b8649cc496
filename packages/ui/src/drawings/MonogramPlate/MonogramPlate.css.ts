import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fills } from '../kit/kit.css.ts';

export const grounds = { accent: fills.accent, tint: fills.tint };

const line = style(inComponents({ strokeWidth: vars.pen.thin }));

/** Lines of the building are solid, construction lines are dashed. */
export const built = {
  accent: style([line, inComponents({ stroke: vars.color.accent.onFill, strokeOpacity: 0.42 })]),
  tint: style([line, inComponents({ stroke: vars.color.text.annotation, strokeOpacity: 0.75 })]),
};

const broken = style(inComponents({ strokeDasharray: '10 3 2 3' }));
export const constructing = { accent: style([built.accent, broken]), tint: style([built.tint, broken]) };

/** Lines stop before the letters, as before every text on a drawing. */
const letters = style(
  inComponents({
    paintOrder: 'stroke',
    strokeWidth: '9px',
    strokeLinejoin: 'round',
    fontFamily: vars.font.display,
    fontWeight: vars.font.weight.display,
    fontSize: '68px',
    letterSpacing: '-0.02em',
    textAnchor: 'middle',
  }),
);

export const monogram = {
  accent: style([letters, inComponents({ fill: vars.color.accent.onFill, stroke: vars.color.accent.fill })]),
  tint: style([letters, inComponents({ fill: vars.color.text.default, stroke: vars.color.surface.tint })]),
};
