'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './VideoPoster.css.ts';

export interface VideoEmbed {
  /** The player's address, without `autoplay`; it may be relative. */
  src: string;
  /** Names the frame for screen readers. */
  title: string;
}

/** A film without a vendor, which the browser plays itself. */
export interface VideoFile {
  /** Address of the film, an MP4. */
  src: string;
  /** Optional captions as WebVTT. */
  captions: { src: string; language: string; label: string };
}

export interface VideoPosterProps extends RootProps {
  /** The picture or drawing that represents the video; it fills the frame and has its own alternative text. */
  poster: ReactNode;
  /** The subject of the video, on the play button. */
  title: string;
  /** The displayed length: `2:00`. */
  durationText?: string;
  /** Precedes the title in the button's name, for screen readers: `Play the video`. `Play` by default. */
  playLabel?: string;
  /** A player of another site. Without it and without `file` there is no button, and `unavailableText` is shown. */
  embed: VideoEmbed | undefined;
  /** Plays if there is no `embed`. */
  file?: VideoFile | undefined;
  /** Shown if there is nothing to play. */
  unavailableText: string;
  caption?: ReactNode;
  playing?: boolean;
  defaultPlaying?: boolean;
  /** Called when the visitor has opened the player. */
  onPlayingChange?: (playing: boolean) => void;
}

/** Enough for a player of another site; it cannot navigate this page. */
const playerRights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** A still that becomes the player when the visitor asks for it; before that, no request reaches the vendor. */
export function VideoPoster({
  poster,
  title,
  durationText,
  playLabel,
  embed,
  file,
  unavailableText,
  caption,
  playing: playingProp,
  defaultPlaying = false,
  onPlayingChange,
  ...rootProps
}: VideoPosterProps) {
  const words = useWords();
  const [playing, setPlaying] = useControllableState({
    prop: playingProp,
    defaultProp: defaultPlaying,
    onChange: onPlayingChange,
  });
  const playable = embed ?? file;
  return (
    <figure {...rootProps} className={styles.figure} data-playing={playing || undefined}>
      <div className={styles.stage}>
        {!(playable && playing) && <div className={styles.poster}>{poster}</div>}
        {playing && embed && (
          <iframe
            className={styles.frame}
            src={withAutoplay(embed.src)}
            title={embed.title}
            allow="autoplay; fullscreen; picture-in-picture"
            sandbox={playerRights}
            ref={focusPlayer}
          />
        )}
        {playing && !embed && file && (
          <video
            className={styles.frame}
            src={file.src}
            aria-label={title}
            controls
            autoPlay
            playsInline
            ref={focusPlayer}
          >
            <track
              kind="captions"
              src={file.captions.src}
              srcLang={file.captions.language}
              label={file.captions.label}
            />
          </video>
        )}
        {playable && !playing && (
          <button className={styles.play} type="button" onClick={() => setPlaying(true)}>
            <VisuallyHidden>{playLabel ?? words.play} </VisuallyHidden>
            <span className={styles.control}>
              <span className={styles.symbol}>
                <svg viewBox="0 0 20 20" width="1.375rem" fill="currentColor" aria-hidden="true">
                  <path d="M5 2.5v15l12-7.5z" />
                </svg>
              </span>
              <span className={styles.title}>{title}</span>
              {durationText && <span className={styles.duration}>{durationText}</span>}
            </span>
          </button>
        )}
      </div>
      {(caption || !playable) && (
        <figcaption className={styles.caption}>
          {!playable && <p>{unavailableText}</p>}
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** Not with `URL`, which does not accept relative addresses without a document. */
function withAutoplay(src: string): string {
  const [address = ''] = src.split('#', 1);
  return `${address}${address.includes('?') ? '&' : '?'}autoplay=1${src.slice(address.length)}`;
}

function focusPlayer(player: HTMLElement | null): void {
  player?.focus();
}
