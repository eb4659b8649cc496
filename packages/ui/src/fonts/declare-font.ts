import { globalFontFace } from '@vanilla-extract/css';
import metrics from './metrics.json' with { type: 'json' };

interface Font {
  readonly family: keyof typeof metrics;
  /** The stylesheet's neighbour, as a URL: it is copied and hashed with the stylesheet. */
  readonly url: string;
  /** Lightest and heaviest weight that the file holds. */
  readonly weights: `${number} ${number}`;
  /** What may be installed where, to stand in while the file is on its way. */
  readonly standIns: readonly StandIn[];
}

interface StandIn {
  /** Ends the name of its family: `<family> Fallback <name>`. */
  readonly name: string;
  /** Full and PostScript names of fonts with the same widths. */
  readonly installed: readonly string[];
  /** How wide the brand's font sets the site's words, this one being 1: a line then breaks where it will in the end. */
  readonly width: number;
  /** Where it holds only for some weights. */
  readonly weights?: `${number} ${number}`;
}

/**
 * Declares a brand's font and its stand-ins, each as wide and as high as the font will be. A brand's font stack names
 * them in the order of preference, for a browser takes the first that is installed.
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
