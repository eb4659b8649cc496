declare global {
  interface Navigator {
    /** Only Chromium reports the network quality. */
    readonly connection?: { readonly rtt: number };
  }
}

/** The round-trip time in milliseconds above which fonts would arrive too late anyway. */
const nearby = 100;

/**
 * Fonts are preloaded from the body, because the first paint would otherwise wait for them, in vain on a slow network. On a
 * fast one they arrive in time if it waits a moment: then nobody sees the fallback fonts.
 */
export function preloadFonts(fonts: readonly string[]): { head: string; body: string } {
  return {
    head: `<script>(${waitForFonts.toString()})(${JSON.stringify(fonts)},${nearby})</script>`,
    body: fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join(''),
  };
}

/** Its source is inlined in every document, so it must be self-contained. */
function waitForFonts(fonts: readonly string[], limit: number): void {
  if (navigator.connection && navigator.connection.rtt > limit) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}
