import { useEffect } from 'react';
import { startPixel } from '../../adapters/tracking-pixel.ts';
import { mayTrack } from '../../browser/consent.ts';

interface PixelProps {
  scriptUrl: string;
  /** Digits alone. */
  id: string;
}

/** Tells an advertiser of the visit, for a visitor who may be counted. Nothing is to be seen of it. */
export default function Pixel({ scriptUrl, id }: PixelProps) {
  useEffect(() => (mayTrack() ? startPixel(scriptUrl, id) : undefined), [scriptUrl, id]);
  return null;
}
