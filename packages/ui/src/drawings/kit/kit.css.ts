import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Below this width the pens thin out with the drawing, or its hatching would run together. */
const lighterPens = 0.7;

const pen = (width: string) =>
  style(
    inComponents({
      stroke: vars.color.line.strong,
      strokeWidth: width,
      '@media': { [below('medium')]: { strokeWidth: `calc(${width} * ${lighterPens})` } },
    }),
  );

/** Not on paper, which shows the moment at which it is printed. */
const moving = 'screen and (prefers-reduced-motion: no-preference)';

/** The sheet is wider than its frame on both sides, so the pen has to start and end further out. */
const drawn = keyframes({ from: { clipPath: 'inset(-10% 200% -10% -100%)' }, to: { clipPath: 'inset(-10% -100%)' } });
const washed = keyframes({ from: { fillOpacity: 0 } });

/**
 * The finished sheet is what the styles say; the animation only leads up to it, and no script is needed to end it.
 * `data-penned` runs it.
 */
export const drawing = style(
  inComponents({
    overflow: 'visible',
    width: '100%',
    maxWidth: 'none',
    height: 'auto',
    fill: 'none',
    '@media': {
      [from('medium')]: { selectors: { '&[data-strings]': { paddingBlockEnd: '7%' } } },
      [moving]: {
        selectors: {
          '&[data-penned]': { animation: `${drawn} ${vars.motion.draw} ${vars.motion.ease} backwards` },
        },
      },
    },
  }),
);

/** On a sheet that is penned, colour follows when the lines stand. */
const wash = style(
  inComponents({
    '@media': {
      [moving]: {
        selectors: {
          [`${drawing}[data-penned] &`]: {
            animation: `${washed} ${vars.motion.slow} ${vars.motion.ease} ${vars.motion.draw} backwards`,
          },
        },
      },
    },
  }),
);

const fill = (colour: string) => style([wash, inComponents({ fill: colour })]);

/** The four pens. Ground and cut lines are heavy, outlines medium or thin, hatching fine. */
export const pens = {
  fine: style([pen(vars.pen.fine), inComponents({ strokeOpacity: 0.5 })]),
  thin: pen(vars.pen.thin),
  medium: pen(vars.pen.medium),
  heavy: pen(vars.pen.heavy),
};

export const fills = {
  paper: fill(vars.color.surface.page),
  tint: fill(vars.color.surface.tint),
  accent: fill(vars.color.accent.fill),
  detail: fill(vars.color.accent.detail),
  ink: fill(vars.color.line.strong),
  shade: fill(vars.color.drawing.shade),
};

/** Siding is a texture, not a line: it must stay lighter than any outline. */
export const siding = style([pens.fine, inComponents({ strokeOpacity: 0.24 })]);
export const seams = style([
  pen(vars.pen.fine),
  inComponents({ stroke: vars.color.surface.page, strokeOpacity: 0.34 }),
]);
export const glass = style([wash, pens.fine, inComponents({ fill: vars.color.line.strong, fillOpacity: 0.84 })]);
export const lit = style([wash, pens.fine, inComponents({ fill: vars.color.accent.detail, fillOpacity: 0.95 })]);
export const muntins = style([pen(vars.pen.medium), inComponents({ stroke: vars.color.surface.page })]);

/** Everything in the annotation colour, gone where its text would be too small to read. */
export const annotation = style(inComponents({ '@media': { [below('medium')]: { display: 'none' } } }));
export const annotationLine = style(inComponents({ stroke: vars.color.text.annotation, strokeWidth: vars.pen.thin }));
export const annotationFill = fill(vars.color.text.annotation);
export const gridLine = style([annotationLine, inComponents({ strokeDasharray: '14 4 3 4', strokeOpacity: 0.6 })]);
export const levelLine = style([annotationLine, inComponents({ strokeDasharray: '9 3 2 3' })]);
export const unbuilt = style([
  annotationLine,
  inComponents({
    strokeWidth: `calc(${vars.pen.thin} * 1.3)`,
    strokeDasharray: '10 6',
    // On a phone a window is hardly longer than a dash.
    '@media': { [below('medium')]: { strokeWidth: vars.pen.thin, strokeDasharray: '3 2' } },
  }),
]);

/** Sized in feet of the drawing, so the drawing's width on the screen decides which size reads as small type. */
export const annotationText = style(
  inComponents({
    fill: vars.color.text.annotation,
    fontFamily: vars.font.text,
    fontSize: '1.95px',
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAnchor: 'middle',
    '@media': {
      [`${from('medium')} and ${below('large')}`]: { fontSize: '2.75px' },
      [`${from('large')} and ${below('wide')}`]: { fontSize: '2.5px' },
    },
  }),
);
export const levelText = style([annotationText, inComponents({ textAnchor: 'start' })]);

// `vector-effect` is not inherited, and a pen must keep its width whatever the scale of the drawing.
globalStyle(`${drawing} :is(path, circle)`, {
  '@layer': { [layers.components]: { vectorEffect: 'non-scaling-stroke' } },
});
