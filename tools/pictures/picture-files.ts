import path from 'node:path';

export interface PictureFiles {
  /** Next to its story, `__screenshots__/<Story>.<width>[.<theme or medium>].webp`. */
  readonly accepted: string;
  /** Files of a failed comparison for people to look at; they exist only if there is a difference. */
  readonly actual: string;
  readonly difference: string;
}

export const storyEnding = '.stories.tsx';

/** All story files, relative to the root of the repository. */
export const storyFiles = `{packages,sponsors}/*/src/**/*${storyEnding}`;

/** Returns the name by which a person accepts the pictures: `Badge` for `/…/Badge/Badge.stories.tsx`. */
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
