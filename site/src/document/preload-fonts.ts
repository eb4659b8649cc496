declare global {
  interface Navigator {
    /** Only Chromium reports the network quality. */
    readonly connection?: { readonly rtt: number };
  }
}

/** The round-trip time in milliseconds above which fonts would arrive too late anyway. */
const nearby = 100;

/**
 * Preloads fonts from the body, because the first paint would wait for fonts preloaded in the head, and on a slow network in
 * vain. On a fast network they are preloaded in the head too: the first paint waits a moment, and nobody sees the fallback fonts.
 */
export function preloadFonts(fonts: readonly string[]): { head: string; body: string } {
  return {
    head: `<script>(${waitForFonts.toString()})(${JSON.stringify(fonts)},${nearby})</script>`,
    body: fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join(''),
  };
}

/** Preloads the fonts in the head. The source is inlined in every document, so it must be self-contained. */
function waitForFonts(fonts: readonly string[], limit: number): void {
  if (navigator.connection && navigator.connection.rtt > limit) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}
