const files = import.meta.glob<string>('../../packages/ui/src/*/*/__screenshots__/*.webp', {
  query: '?url',
  import: 'default',
});
const opened = new Map<string, Promise<string>>();

interface AcceptedPicture {
  readonly caption: string;
  readonly address: Promise<string>;
  /** On paper, and not in forced colors. */
  readonly printed: boolean;
}

/** Returns the accepted pictures of a story file in media other than the window, with captions. */
export function picturesInOtherMedia(storyFile: string): readonly AcceptedPicture[] {
  return Object.keys(files)
    .filter((file) => file.includes(folderOf(storyFile)))
    .filter((file) => /\.(paper|forced-colours)\.webp$|\/(Paper|ForcedColours)\//.test(file))
    .map((file) => ({
      caption: captionOf(file.slice(file.lastIndexOf('/') + 1)),
      address: open(file),
      printed: /\.paper\.|\/Paper\//.test(file),
    }));
}

/** Returns the accepted picture of a story at its widest window; undefined if it has none. */
export function pictureOf(storyFile: string, storyName: string): Promise<string> | undefined {
  const begin = `${folderOf(storyFile)}${storyName.replaceAll(' ', '')}.`;
  const [widest] = Object.keys(files)
    .filter((file) => file.includes(begin) && /\.\d+\.webp$/.test(file))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return widest === undefined ? undefined : open(widest);
}

const folderOf = (storyFile: string) => storyFile.replace(/^\.\//, '').replace(/(?<![^/])[^/]+$/, '__screenshots__/');

function open(file: string): Promise<string> {
  const address = opened.get(file) ?? files[file]?.() ?? Promise.reject(new Error(`There is no picture ${file}.`));
  opened.set(file, address);
  return address;
}

/** The second part of a picture's name is the window width, the third is the medium, if it differs from the story's. */
function captionOf(picture: string): string {
  const [story = '', , medium = ''] = picture.replace('.webp', '').split('.');
  if (medium === 'paper') return 'On paper';
  return medium === 'forced-colours' ? 'In forced colours' : story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
