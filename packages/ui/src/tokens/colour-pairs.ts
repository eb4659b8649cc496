import type { SurfaceColours } from './brand.ts';
import { contrastRatio } from './contrast.ts';
import { resolveSurface } from './resolve-theme.ts';

export interface ColourPair {
  /** Token of the foreground color, such as `text.muted`. */
  readonly front: string;
  readonly frontValue: string;
  /** Token of the background color. */
  readonly ground: string;
  readonly groundValue: string;
  readonly ratio: number;
  /** The required contrast: 4.5 for text, 3 for large type, the edge of a control and the focus ring. */
  readonly least: 4.5 | 3;
}

/** Returns every pair of colors that the components combine, on any surface of a brand. */
export function colourPairs(colours: SurfaceColours): readonly ColourPair[] {
  const { surface, text, accent, action, line, focus } = resolveSurface(colours);
  const grounds = named('surface', surface);
  const onGrounds = (fronts: readonly Named[], least: ColourPair['least']): ColourPair[] =>
    fronts.flatMap((front) => grounds.map((ground) => pair(front, ground, least)));
  return [
    ...onGrounds(named('text', text), 4.5),
    pair(['accent.onFill', accent.onFill], ['accent.fill', accent.fill], 4.5),
    pair(['accent.onFill', accent.onFill], ['accent.fillHover', accent.fillHover], 4.5),
    pair(['action.onSolid', action.onSolid], ['action.solid', action.solid], 4.5),
    pair(['action.onSolid', action.onSolid], ['action.solidHover', action.solidHover], 4.5),
    ...onGrounds(
      [
        ['line.control', line.control],
        ['line.strong', line.strong],
        ['action.solid', action.solid],
        ['focus', focus],
      ],
      3,
    ),
  ];
}

/**
 * Returns the accent on each background: on the base surface it is also text of any size, on the inverse one only fills
 * and large type.
 */
export function accentPairs(colours: SurfaceColours, least: ColourPair['least']): readonly ColourPair[] {
  const { surface, accent } = resolveSurface(colours);
  return named('surface', surface).map((ground) => pair(['accent.fill', accent.fill], ground, least));
}

type Named = readonly [name: string, value: string];

function named(group: string, values: Readonly<Record<string, string>>): readonly Named[] {
  return Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]);
}

function pair([front, frontValue]: Named, [ground, groundValue]: Named, least: ColourPair['least']): ColourPair {
  return { front, frontValue, ground, groundValue, ratio: contrastRatio(frontValue, groundValue), least };
}
