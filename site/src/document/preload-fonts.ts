declare global {
  interface Navigator {
    /** Chromium alone tells what it makes of the network. */
    readonly connection?: { readonly rtt: number };
  }
}

/** Milliseconds to the server and back. Where it takes longer, fonts are sure to come too late. */
const nearby = 100;

/**
 * Fonts are preloaded from the body, or the first paint would be held back for them, for nothing where the network is
 * slow. Where it is quick they are there in time if it waits a moment: then nobody sees the stand-in fonts.
 */
export function preloadFonts(fonts: readonly string[]): { head: string; body: string } {
  return {
    head: `<script>(${waitForFonts.toString()})(${JSON.stringify(fonts)},${nearby})</script>`,
    body: fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join(''),
  };
}

/** Its text stands in every document: it must stand alone. */
function waitForFonts(fonts: readonly string[], limit: number): void {
  if (navigator.connection && navigator.connection.rtt > limit) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}
