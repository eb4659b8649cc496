import type { Films, FilmWords } from '@sponsor/domain';

export const films: Films = {};

export const filmWords: FilmWords = {
  playLabel: 'Start:',
  captionsLabel: 'Words',
  transcriptLabel: 'In writing',
  soundless: 'Nothing is to be heard.',
  fileLabel: 'The file',
  foot: 'Drawn, not built.',
};
