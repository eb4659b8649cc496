import { annotationLine, pens } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { color, font, pen } = vars;

export const path = style([annotationLine, inComponents({ strokeWidth: pen.medium, ...dashes('10 4 2 4') })]);
export const onwards = style([annotationLine, inComponents(dashes('5 4'))]);
export const unknown = style([pens.thin, inComponents(dashes('4 3'))]);

/** The font size is in the plan's feet, so it decreases as the plan gets wider on the screen. */
const label = style(
  inComponents({
    fill: color.text.default,
    fontFamily: font.text,
    fontSize: '5.2px',
    textAnchor: 'middle',
    '@container': {
      '(min-width: 400px)': { fontSize: '4px' },
      '(min-width: 560px)': { fontSize: '2.6px' },
      '(min-width: 760px)': { fontSize: '2.1px' },
      '(min-width: 1000px)': { fontSize: '1.65px' },
      '(min-width: 1200px)': { fontSize: '1.4px' },
    },
  }),
);
export const name = style([label, inComponents({ fill: color.text.annotation, fontWeight: font.weight.medium })]);

/** Larger where its letter is larger. */
export const bubble = style([
  annotationLine,
  inComponents({ '@container': { '(max-width: 559.98px)': { r: '3.4px' } } }),
]);

/** Hidden on a phone, which has no room for them; the text below the plan says the same. */
export const remark = style([
  label,
  inComponents({ display: 'none', '@container': { '(min-width: 560px)': { display: 'inline' } } }),
]);
