import { VideoPoster, type VideoPosterProps } from '@sponsor/ui';
import { Island } from '../hydration/island.tsx';
import VideoIsland from './video.island.tsx';

/** A video, which is live where there is something to play. */
export function Video({ poster, ...video }: VideoPosterProps) {
  if (!video.embed) return <VideoPoster {...video} poster={poster} />;
  return (
    <Island when="touched">
      <VideoIsland {...video}>{poster}</VideoIsland>
    </Island>
  );
}
