import { annotationLine } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const frame = style(inComponents({ containerType: 'inline-size', overflow: 'hidden' }));

export const rail = style([annotationLine, inComponents({ strokeWidth: vars.pen.medium })]);

/** The years carry the meaning of the drawing, so they are visible on a phone too. */
export const year = style(
  inComponents({
    fill: vars.color.text.annotation,
    fontFamily: vars.font.text,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontSize: '3px',
    textAnchor: 'middle',
    // At this size a year is as wide as its step, so it is below the riser.
    transform: 'translateY(3.4px)',
    '@container': {
      '(min-width: 21rem)': { fontSize: '2.45px', transform: 'none' },
      '(min-width: 30rem)': { fontSize: '1.8px' },
      '(min-width: 50rem)': { fontSize: '1.4px' },
    },
  }),
);
