import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { films } from '@sponsor/content/films';
import type { Film } from '@sponsor/contract';
import type { Browser, Page } from 'playwright';
import { openStage } from '../open-stage.ts';
import { publicFolder } from '../public-folder.ts';
import { filmCaptions } from '../src/film-captions.ts';

/**
 * Renders the films from content and pictures into the content's `public` folder, where they are committed. Run it again
 * when either changes.
 */
const framesPerSecond = 25;
/** Seconds after which a scene no longer moves. */
const moving = 1.2;
/** Seconds between stills of a resting scene: players stutter if one lasts longer. */
const resting = 0.4;

const folder = path.join(publicFolder, 'films');
const { address, browser, close } = await openStage(import.meta.dirname, ['index.html', 'encoder.html']);
await mkdir(folder, { recursive: true });
for (const film of Object.values(films)) {
  await writeFile(path.join(folder, `${film.name}.mp4`), await draw(browser, film));
  await writeFile(path.join(folder, `${film.name}.vtt`), filmCaptions(film));
}
await close();

async function draw(within: Browser, film: Film): Promise<Buffer> {
  const encoder = await within.newPage();
  await encoder.goto(`${address}encoder.html`);
  await encoder.evaluate(() => window.filmEncoder?.start());
  const stage = await within.newPage({ viewport: { width: 1280, height: 720 } });
  let begun = 0;
  for (const [number, { seconds }] of film.scenes.entries()) {
    await stage.goto(`${address}?film=${film.name}&scene=${number}`);
    await stage.locator('[data-scene]').waitFor();
    await stage.evaluate(() => document.fonts.ready);
    await stage.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    let still = '';
    for (let at = 0; at < seconds; ) {
      if (at <= moving || still === '') still = await stillOf(stage, at);
      const lasts = Math.min(at < moving ? 1 / framesPerSecond : resting, seconds - at);
      await encoder.evaluate(([image, from, length]) => window.filmEncoder?.add(image, from, length), [
        still,
        begun + at,
        lasts,
      ] as const);
      at += lasts;
    }
    begun += seconds;
  }
  const bytes = await encoder.evaluate(() => window.filmEncoder?.finish());
  await Promise.all([encoder.close(), stage.close()]);
  return Buffer.from(bytes ?? '', 'base64');
}

/** @returns a PNG as base64. */
async function stillOf(stage: Page, seconds: number): Promise<string> {
  await stage.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = milliseconds;
    }
  }, seconds * 1000);
  return (await stage.screenshot()).toString('base64');
}
