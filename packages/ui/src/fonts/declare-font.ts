import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import metrics from './metrics.json' with { type: 'json' };

type System = Parameters<typeof createFontStack>[0][number];

interface Font {
  readonly family: keyof typeof metrics;
  /** The stylesheet's neighbour, as a URL: it is copied and hashed with the stylesheet. */
  readonly url: string;
  /** Lightest and heaviest weight that the file holds. */
  readonly weights: `${number} ${number}`;
  /** The installed font that stands in while the file is on its way, stretched so that no line moves. */
  readonly standIn: System;
}

/** Declares a brand's font and its stand-in, named `<family> Fallback`. */
export function declareFont({ family, url, weights, standIn }: Font): void {
  globalFontFace(family, { src: `url('${url}') format('woff2')`, fontWeight: weights, fontDisplay: 'swap' });
  const { fontFaces } = createFontStack([{ familyName: family, ...metrics[family] }, standIn], {
    fontFaceFormat: 'styleObject',
  });
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily, ...rule } = face;
    globalFontFace(String(fontFamily), rule);
  }
}
