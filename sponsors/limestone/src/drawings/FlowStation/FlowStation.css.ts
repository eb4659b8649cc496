import { annotationLine, pens } from '@sponsor/ui/pens';
import { below, vars } from '@sponsor/ui/tokens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/** A pipe is a wide line with a narrower one on top, so that its walls meet at every bend and branch. */
export const pipe = style([
  pens.thin,
  inComponents({ strokeWidth: '9px', '@media': { [below('large')]: { strokeWidth: '6px' } } }),
]);
export const bore = style(
  inComponents({
    stroke: color.surface.page,
    strokeWidth: '7px',
    '@media': { [below('large')]: { strokeWidth: '4px' } },
  }),
);
export const stream = style([annotationLine, inComponents(dashes('7 3 1 3'))]);

/** Parts that are not known to exist. */
export const unknown = style([pens.thin, inComponents(dashes('4 3'))]);

/** Hidden on narrow screens, where the text is next to the sheet and says the same. */
export const lettering = style(inComponents({ '@media': { [below('large')]: { display: 'none' } } }));

/** The font size is in the sheet's feet, so it decreases as the sheet gets wider on the screen. */
export const label = style(
  inComponents({
    fill: color.text.default,
    fontFamily: font.text,
    fontSize: '3.1px',
    textAnchor: 'middle',
    '@container': { '(min-width: 215px)': { fontSize: '2.7px' }, '(min-width: 245px)': { fontSize: '2.35px' } },
  }),
);
export const toTheLeft = style([label, inComponents({ textAnchor: 'end' })]);
export const name = style([label, inComponents({ fill: color.text.annotation, fontWeight: font.weight.medium })]);
