'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { RootProps } from '../../primitives/root-props.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../Words/WordsProvider.tsx';

export interface PauseButtonProps extends RootProps<HTMLButtonElement> {
  /** Whether something moves, or would if the visitor were not hovering over it or focusing it. */
  playing?: boolean;
  defaultPlaying?: boolean;
  onPlayingChange?: (playing: boolean) => void;
  /** Names the moving part, because a page may have several. `Pause` and `Play` by default. */
  pauseLabel?: string | undefined;
  playLabel?: string | undefined;
}

/** Pauses and resumes automatic motion. */
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
