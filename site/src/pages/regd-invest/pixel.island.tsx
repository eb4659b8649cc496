import { useEffect, useSyncExternalStore } from 'react';
import { startPixel } from '../../adapters/tracking-pixel.ts';
import { mayTrack, onConsent } from '../../browser/consent.ts';

interface PixelProps {
  scriptUrl: string;
  /** Digits alone. */
  id: string;
}

/** Tells an advertiser of the visit, for a visitor who may be counted. Nothing is to be seen of it. */
export default function Pixel({ scriptUrl, id }: PixelProps) {
  const allowed = useSyncExternalStore(onConsent, mayTrack, () => false);
  useEffect(() => (allowed ? startPixel(scriptUrl, id) : undefined), [allowed, scriptUrl, id]);
  return null;
}
