import type { CaptionedPicture } from '@sponsor/domain';

/** One sentence of a film, said in writing. */
export interface FilmScene {
  heading: string;
  text: string;
  /** Left out where the words are to stand alone. */
  picture?: CaptionedPicture;
  /** How long it stays: time enough to read it twice. */
  seconds: number;
}

/** A film of the sponsor's own, without sound: `npm run films:make` draws it from these scenes. */
export interface Film {
  /** Names its files in `public/films`. */
  name: string;
  title: string;
  scenes: readonly FilmScene[];
}

/** What plays where no video is configured; without one there the place says that it is to come. */
export interface Films {
  overview?: Film;
  'regulation-a'?: Film;
  'regulation-d'?: Film;
}

/** What is the same for all films. */
export interface FilmWords {
  /** Goes before the title in the button's name. */
  playLabel: string;
  captionsLabel: string;
  transcriptLabel: string;
  /** Stands first in the transcript: that nothing is to be heard. */
  soundless: string;
  /** The link to the film as a file, for whom nothing else plays it. */
  fileLabel: string;
  /** In every picture of every film. */
  foot: string;
}
