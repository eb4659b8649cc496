import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { films } from '@sponsor/content/films';
import type { Film } from '@sponsor/contract';
import { describe, expect, it } from 'vitest';
import { filmCaptions, filmLength } from './film-captions.ts';

const folder = path.join(import.meta.dirname, '../../sponsors/limestone/public/films');

describe('filmCaptions', () => {
  it('shows the text of each scene for its duration', () => {
    const scenes = [
      { heading: 'One', text: 'First.', seconds: 4 },
      { heading: 'Two', text: 'Then.', seconds: 70 },
    ];
    expect(filmCaptions({ name: 'film', title: 'A film', scenes })).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nOne\nFirst.\n\n00:00:04.000 --> 00:01:14.000\nTwo\nThen.\n',
    );
  });
});

describe.each<Film>(Object.values(films))('the film $name', (film) => {
  it('was rendered from the current words', () => {
    expect(readFileSync(path.join(folder, `${film.name}.vtt`), 'utf8')).toBe(filmCaptions(film));
    expect(existsSync(path.join(folder, `${film.name}.mp4`))).toBe(true);
  });

  it('lasts 20 to 40 seconds and is smaller than 3 MB', () => {
    expect(filmLength(film)).toBeGreaterThanOrEqual(20);
    expect(filmLength(film)).toBeLessThanOrEqual(40);
    expect(statSync(path.join(folder, `${film.name}.mp4`)).size).toBeLessThan(3_000_000);
  });

  it('contains no figure, which would need a note', () => {
    expect(JSON.stringify(film.scenes.map(({ heading, text }) => [heading, text]))).not.toMatch(/[%$\d]/);
  });

  it('says that money can be lost, and that it is not an offer', () => {
    const words = JSON.stringify(film.scenes);
    expect(words).toMatch(/You can lose money/);
    expect(words).toMatch(/not an offer/);
  });
});
