import { annotationLine, pens } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { color, font, pen } = vars;

export const path = style([annotationLine, inComponents({ strokeWidth: pen.medium, ...dashes('10 4 2 4') })]);
export const onwards = style([annotationLine, inComponents(dashes('5 4'))]);
export const unknown = style([pens.thin, inComponents(dashes('4 3'))]);

/** In feet: the wider the plan is on the screen, the smaller. */
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

/** As large as its letter asks for. */
export const bubble = style([
  annotationLine,
  inComponents({ '@container': { '(max-width: 559.98px)': { r: '3.4px' } } }),
]);

/** Where a phone has no room for them, the text below says them. */
export const remark = style([
  label,
  inComponents({ display: 'none', '@container': { '(min-width: 560px)': { display: 'inline' } } }),
]);
