import type { CaptionedPicture } from '@sponsor/domain';

/** One sentence of a film, shown as text. */
export interface FilmScene {
  heading: string;
  text: string;
  /** Omit it for a scene of text only. */
  picture?: CaptionedPicture;
  /** Seconds on screen: long enough to read it twice. */
  seconds: number;
}

/** A silent film of the sponsor's own: `npm run films:make` renders it from these scenes. */
export interface Film {
  /** The name of its files in `public/films`. */
  name: string;
  title: string;
  scenes: readonly FilmScene[];
}

/** Plays if no video is configured; without it, the page says that the video is to come. */
export interface Films {
  overview?: Film;
  'regulation-a'?: Film;
  'regulation-d'?: Film;
}

/** The words that all films share. */
export interface FilmWords {
  /** Precedes the title in the button's name. */
  playLabel: string;
  captionsLabel: string;
  transcriptLabel: string;
  /** The first line of the transcript: that there is no sound. */
  soundless: string;
  /** The link to the film as a file, for browsers that cannot play it. */
  fileLabel: string;
  /** In every picture of every film. */
  foot: string;
}
