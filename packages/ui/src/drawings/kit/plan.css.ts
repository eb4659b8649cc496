import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { dashes } from './dashes.ts';
import { annotationLine, pens } from './kit.css.ts';

/** The text size of a plan depends on its own width, wherever it is on the page. */
export const sheet = style(
  inComponents({
    containerType: 'inline-size',
    '@media': {
      // If the grid is shown, its bubbles are above and to the left of the plan.
      [from('medium')]: { paddingBlockStart: vars.space.x8, paddingInlineStart: vars.space.x8 },
    },
  }),
);

/** Hidden where its letters would be too small to read. */
export const grid = style(inComponents({ '@container': { '(max-width: 479.98px)': { display: 'none' } } }));

/** In feet, like everything on the sheet: the wider the sheet is on the screen, the smaller they may be. */
export const roomName = style(
  inComponents({
    fill: vars.color.text.default,
    fontFamily: vars.font.text,
    fontWeight: vars.font.weight.medium,
    textAnchor: 'middle',
    fontSize: '1.3px',
    '@container': {
      '(max-width: 320px)': { fontSize: '1.9px' },
      '(min-width: 480px)': { fontSize: '0.98px' },
      '(min-width: 640px)': { fontSize: '0.78px' },
    },
  }),
);

/** A floor's joints are a texture: lighter than any furniture on them. */
export const tiles = style([pens.fine, inComponents({ strokeOpacity: 0.2 })]);

/** Space that must stay free: nothing is built there. */
export const clearance = style([annotationLine, inComponents({ ...dashes('4 3'), strokeOpacity: 0.7 })]);

/** Parts above the cutting plane of the plan. */
export const overhead = style([pens.thin, inComponents({ ...dashes('6 4'), strokeOpacity: 0.7 })]);
