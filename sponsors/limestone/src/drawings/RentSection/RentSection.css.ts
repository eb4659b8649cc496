import { annotationLine } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** The letters show the order of payment, so unlike dimensions they are visible on a phone too. */
export const path = style([annotationLine, inComponents({ strokeWidth: vars.pen.medium, ...dashes('10 4 2 4') })]);

export const bubble = style([annotationLine, inComponents({ fill: vars.color.surface.page })]);

export const letter = style(
  inComponents({
    fill: vars.color.text.annotation,
    fontFamily: vars.font.text,
    fontSize: '1.9px',
    fontWeight: vars.font.weight.medium,
    textAnchor: 'middle',
  }),
);
