import { VideoPoster, type VideoPosterProps } from '@sponsor/ui';
import type { ReactNode } from 'react';

interface VideoProps extends Omit<VideoPosterProps, 'poster'> {
  /** The poster of the video. */
  children: ReactNode;
}

/** A video that can be played. */
export default function Video({ children, ...video }: VideoProps) {
  return <VideoPoster {...video} poster={children} />;
}
