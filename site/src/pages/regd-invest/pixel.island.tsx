import { useEffect, useSyncExternalStore } from 'react';
import { startPixel } from '../../adapters/tracking-pixel.ts';
import { mayTrack, onConsent } from '../../browser/consent.ts';

interface PixelProps {
  scriptUrl: string;
  /** Only digits. */
  id: string;
}

/** Reports the visit to an advertiser, for visitors who may be counted. It is invisible. */
export default function Pixel({ scriptUrl, id }: PixelProps) {
  const allowed = useSyncExternalStore(onConsent, mayTrack, () => false);
  useEffect(() => (allowed ? startPixel(scriptUrl, id) : undefined), [allowed, scriptUrl, id]);
  return null;
}
