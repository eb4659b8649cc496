declare global {
  interface Window {
    fbq?: PixelQueue;
  }
}

/** Commands wait in `queue` until the script has loaded, which then sets `callMethod`. */
interface PixelQueue {
  (...command: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...command: unknown[]) => void;
  loaded: boolean;
  version: string;
}

/** Initializes the advertiser's pixel with its numeric id and reports this page. Returns a function that removes it. */
export function startPixel(scriptUrl: string, id: string): () => void {
  const pixel: PixelQueue = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command);
      else pixel.queue.push(command);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  window.fbq = pixel;
  pixel('init', id);
  pixel('track', 'PageView');
  const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true });
  document.head.append(script);
  return () => {
    pixel('consent', 'revoke');
    script.remove();
    delete window.fbq;
  };
}
