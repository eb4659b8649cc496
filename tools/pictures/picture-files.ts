import path from 'node:path';

export interface PictureFiles {
  /** Beside its story, `__screenshots__/<Story>.<width>[.<theme or medium>].webp`. */
  readonly accepted: string;
  /** What a failed comparison leaves behind for a person to look at; only there when something is different. */
  readonly actual: string;
  readonly difference: string;
}

export const storyEnding = '.stories.tsx';

/** All story files, from the root of the repository. */
export const storyFiles = `packages/*/src/**/*${storyEnding}`;

/** `/…/Badge/Badge.stories.tsx` is the file of `Badge`: the name that a person accepts its pictures by. */
export function nameOfStories(storyFile: string): string {
  return path.basename(storyFile, storyEnding);
}

export function pictureFiles(root: string, storyFile: string, picture: string): PictureFiles {
  const found = path.join(root, 'test-results/pictures', nameOfStories(storyFile), picture);
  return {
    accepted: path.join(acceptedFolder(storyFile), `${picture}.webp`),
    actual: `${found}.png`,
    difference: `${found}.difference.png`,
  };
}

export function acceptedFolder(storyFile: string): string {
  return path.join(path.dirname(storyFile), '__screenshots__');
}
