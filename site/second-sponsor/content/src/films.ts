import type { Films, FilmWords } from '@sponsor/contract';

export const films: Films = {};

export const filmWords: FilmWords = {
  playLabel: 'Start:',
  captionsLabel: 'Words',
  transcriptLabel: 'In writing',
  soundless: 'Nothing is to be heard.',
  fileLabel: 'The file',
  foot: 'Drawn, not built.',
};
