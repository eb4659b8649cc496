import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { dashes } from './dashes.ts';
import { asPenned, lettered, moving, penned, penning, washed, washing } from './penning.css.ts';

/** Below this width the lines get thinner with the drawing, or its hatching would run together. */
const lighterPens = 0.7;

const pen = (width: string, stroke: keyof typeof penned) =>
  style(
    inComponents({
      vars: { [penning]: penned[stroke] },
      stroke: vars.color.line.strong,
      strokeWidth: width,
      '@media': { [below('medium')]: { strokeWidth: `calc(${width} * ${lighterPens})` } },
    }),
  );

/** The sheet of a drawing. Without a script its content is complete; only animations change it. */
export const drawing = style(
  inComponents({
    overflow: 'visible',
    width: '100%',
    maxWidth: 'none',
    height: 'auto',
    fill: 'none',
    '@media': { [from('medium')]: { selectors: { '&[data-strings]': { paddingBlockEnd: '7%' } } } },
  }),
);

globalStyle(`${drawing}[data-penned] :is(path, circle, text)`, {
  '@media': { [moving]: { '@layer': { [layers.components]: { animation: asPenned } } } },
});

/** On an animated sheet, color follows once the lines are complete. */
const wash = style(inComponents({ vars: { [washing]: washed } }));

const fill = (colour: string) => style([wash, inComponents({ fill: colour })]);

/** The four pens. Ground and cut lines are heavy, outlines medium or thin, hatching fine. */
export const pens = {
  fine: style([pen(vars.pen.fine, 'texture'), inComponents({ strokeOpacity: 0.5 })]),
  thin: pen(vars.pen.thin, 'outline'),
  medium: pen(vars.pen.medium, 'outline'),
  heavy: pen(vars.pen.heavy, 'ground'),
};

export const fills = {
  paper: fill(vars.color.surface.page),
  tint: fill(vars.color.surface.tint),
  accent: fill(vars.color.accent.fill),
  detail: fill(vars.color.accent.detail),
  ink: fill(vars.color.line.strong),
  shade: fill(vars.color.drawing.shade),
};

/** Siding is a texture, not a line: it must be lighter than any outline. */
export const siding = style([pens.fine, inComponents({ strokeOpacity: 0.24 })]);
export const seams = style([
  pen(vars.pen.fine, 'texture'),
  inComponents({ stroke: vars.color.surface.page, strokeOpacity: 0.34 }),
]);
export const glass = style([wash, pens.fine, inComponents({ fill: vars.color.line.strong, fillOpacity: 0.84 })]);
export const lit = style([wash, pens.fine, inComponents({ fill: vars.color.accent.detail, fillOpacity: 0.95 })]);
export const muntins = style([pen(vars.pen.medium, 'texture'), inComponents({ stroke: vars.color.surface.page })]);

/** Everything in the annotation color, hidden where its text would be too small to read. */
export const annotation = style(inComponents({ '@media': { [below('medium')]: { display: 'none' } } }));
export const annotationLine = style(
  inComponents({
    vars: { [penning]: penned.texture },
    stroke: vars.color.text.annotation,
    strokeWidth: vars.pen.thin,
  }),
);
export const annotationFill = fill(vars.color.text.annotation);
export const gridLine = style([annotationLine, inComponents({ ...dashes('14 4 3 4'), strokeOpacity: 0.6 })]);
export const levelLine = style([annotationLine, inComponents(dashes('9 3 2 3'))]);
export const unbuilt = style([
  annotationLine,
  inComponents({
    strokeWidth: `calc(${vars.pen.thin} * 1.3)`,
    ...dashes('10 6'),
    // On a phone a window is hardly longer than a dash.
    '@media': { [below('medium')]: { strokeWidth: vars.pen.thin, strokeDasharray: '3 2' } },
  }),
]);

/** Sized in feet of the drawing, so the drawing's width on the screen decides which size is never less than 11 px. */
export const annotationText = style(
  inComponents({
    vars: { [washing]: lettered },
    fill: vars.color.text.annotation,
    fontFamily: vars.font.text,
    fontSize: '2.4px',
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAnchor: 'middle',
    '@media': { [below('wide')]: { fontSize: '3px' }, [below('large')]: { fontSize: '3.65px' } },
  }),
);
/** Fits between its ticks only where letters are smaller. */
export const tightText = style([annotationText, inComponents({ '@media': { [below('large')]: { display: 'none' } } })]);
export const levelText = style([annotationText, inComponents({ textAnchor: 'start' })]);

// `vector-effect` is not inherited, and a pen must keep its width at any scale of the drawing.
globalStyle(`${drawing} :is(path, circle)`, {
  '@layer': { [layers.components]: { vectorEffect: 'non-scaling-stroke' } },
});
