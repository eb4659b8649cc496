'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { RootProps } from '../../primitives/root-props.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../Words/WordsProvider.tsx';

export interface PauseButtonProps extends RootProps<HTMLButtonElement> {
  /** Whether something moves, or would if the visitor were not at it. */
  playing?: boolean;
  defaultPlaying?: boolean;
  onPlayingChange?: (playing: boolean) => void;
  /** Tell what it is that moves: a page may hold several. If left out, `Pause` and `Play`. */
  pauseLabel?: string | undefined;
  playLabel?: string | undefined;
}

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({
  playing: playingProp,
  defaultPlaying = true,
  onPlayingChange,
  pauseLabel,
  playLabel,
  ...rootProps
}: PauseButtonProps) {
  const words = useWords();
  const [playing, setPlaying] = useControllableState({
    prop: playingProp,
    defaultProp: defaultPlaying,
    onChange: onPlayingChange,
  });
  return (
    <IconButton
      {...rootProps}
      label={playing ? (pauseLabel ?? words.pause) : (playLabel ?? words.play)}
      icon={playing ? 'pause' : 'play'}
      onClick={() => setPlaying(!playing)}
    />
  );
}
