import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, QUALITY_MEDIUM } from 'mediabunny';

/** Encodes stills as a video with the browser's own encoder. */
export interface FilmEncoder {
  start(): Promise<void>;
  /**
   * @param still a PNG as base64.
   * @param at seconds into the film.
   * @param seconds for which it is shown.
   */
  add(still: string, at: number, seconds: number): Promise<void>;
  /** Returns the film as base64. */
  finish(): Promise<string>;
}

declare global {
  interface Window {
    filmEncoder?: FilmEncoder;
  }
}

const canvas = new OffscreenCanvas(1280, 720);
const target = new BufferTarget();
const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
const source = new CanvasSource(canvas, { codec: 'avc', quality: QUALITY_MEDIUM, keyFrameInterval: 5 });
output.addVideoTrack(source);

window.filmEncoder = {
  start: () => output.start(),
  async add(still, at, seconds) {
    const bytes = Uint8Array.from(atob(still), (character) => character.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    await source.add(at, seconds);
  },
  async finish() {
    await output.finalize();
    let text = '';
    for (const byte of new Uint8Array(target.buffer ?? new ArrayBuffer())) text += String.fromCodePoint(byte);
    return btoa(text);
  },
};
