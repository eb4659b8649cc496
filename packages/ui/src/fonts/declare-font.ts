import { globalFontFace } from '@vanilla-extract/css';
import metrics from './metrics.json' with { type: 'json' };

interface Font {
  readonly family: keyof typeof metrics;
  /** The URL of a file next to the stylesheet, which is copied and hashed with it. */
  readonly url: string;
  /** Lightest and heaviest weight in the file. */
  readonly weights: `${number} ${number}`;
  /** Fonts that may be installed on some systems, to replace it until the file has loaded. */
  readonly standIns: readonly StandIn[];
}

interface StandIn {
  /** The end of its family name: `<family> Fallback <name>`. */
  readonly name: string;
  /** Full and PostScript names of fonts with the same widths. */
  readonly installed: readonly string[];
  /**
   * The average width of the brand's font on the site's words, where this font is 1: lines then break where they will
   * in the end.
   */
  readonly width: number;
  /** The weights that it applies to, if not all. */
  readonly weights?: `${number} ${number}`;
}

/**
 * Declares a brand's font and its fallbacks, each scaled to the font's width and height. A brand's font stack names
 * them in order of preference, because a browser uses the first installed one.
 */
export function declareFont({ family, url, weights, standIns }: Font): void {
  globalFontFace(family, { src: `url('${url}') format('woff2')`, fontWeight: weights, fontDisplay: 'swap' });
  const { ascent, descent, lineGap, unitsPerEm } = metrics[family];
  for (const standIn of standIns) {
    const share = (units: number) => percent(units / unitsPerEm / standIn.width);
    globalFontFace(`${family} Fallback ${standIn.name}`, {
      src: standIn.installed.map((name) => `local('${name}')`).join(', '),
      ascentOverride: share(ascent),
      descentOverride: share(-descent),
      lineGapOverride: share(lineGap),
      sizeAdjust: percent(standIn.width),
      ...(standIn.weights && { fontWeight: standIn.weights }),
    });
  }
}

function percent(share: number): `${number}%` {
  return `${Number((share * 100).toFixed(3))}%`;
}
