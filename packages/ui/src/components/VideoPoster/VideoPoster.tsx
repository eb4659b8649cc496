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
  /** Names the frame for a screen reader. */
  title: string;
}

/** A film without a vendor, which the browser plays by itself. */
export interface VideoFile {
  /** Address of the film, an MP4. */
  src: string;
  /** Its words as WebVTT, which a visitor may switch on. */
  captions: { src: string; language: string; label: string };
}

export interface VideoPosterProps extends RootProps {
  /** The picture or drawing that stands for the video; it fills the frame and says in its own alternative text what it shows. */
  poster: ReactNode;
  /** What the video is about, on the play button. */
  title: string;
  /** How long it takes, for the eye: `2:00`. */
  durationText?: string;
  /** Goes before the title in the button's name, for a screen reader: `Play the video`. If left out, `Play`. */
  playLabel?: string;
  /** A player of another site. Without it and without `file` there is nothing to play: no button, and `unavailableText` says so. */
  embed: VideoEmbed | undefined;
  /** Plays where there is no `embed`. */
  file?: VideoFile | undefined;
  /** Stands there when there is nothing to play. */
  unavailableText: string;
  caption?: ReactNode;
  playing?: boolean;
  defaultPlaying?: boolean;
  /** The visitor asked for the player, which is now there. */
  onPlayingChange?: (playing: boolean) => void;
}

/** Enough for a player of another site; it cannot take this page elsewhere. */
const playerRights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** A still that becomes the player when the visitor asks for it; the vendor hears of nobody before that. */
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

/** Not by `URL`, which knows no relative addresses where there is no document. */
function withAutoplay(src: string): string {
  const [address = ''] = src.split('#', 1);
  return `${address}${address.includes('?') ? '&' : '?'}autoplay=1${src.slice(address.length)}`;
}

function focusPlayer(player: HTMLElement | null): void {
  player?.focus();
}
