import type { Film } from '@sponsor/contract';

/** Returns the duration of a film in seconds. */
export function filmLength({ scenes }: Film): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Returns the text of a film as WebVTT, each line for the duration of its scene. */
export function filmCaptions({ scenes }: Film): string {
  let at = 0;
  const cues = scenes.map(({ heading, text, seconds }) => {
    const cue = `${timestamp(at)} --> ${timestamp(at + seconds)}\n${heading}\n${text}\n`;
    at += seconds;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function timestamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, -1);
}
