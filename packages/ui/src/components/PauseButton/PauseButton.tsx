import type { RootProps } from '../../primitives/root-props.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PauseButtonProps extends RootProps {
  /** Whether something moves, or would if the visitor were not at it. */
  playing: boolean;
  onToggle: () => void;
  /** Tell what it is that moves: a page may hold several. */
  pauseLabel: string;
  playLabel: string;
}

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ playing, onToggle, pauseLabel, playLabel, ...rootProps }: PauseButtonProps) {
  return (
    <IconButton
      {...rootProps}
      label={playing ? pauseLabel : playLabel}
      icon={playing ? 'pause' : 'play'}
      onClick={onToggle}
    />
  );
}
