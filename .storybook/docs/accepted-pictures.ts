const files = import.meta.glob<string>('../../packages/ui/src/*/*/__screenshots__/*.webp', {
  query: '?url',
  import: 'default',
});
const opened = new Map<string, Promise<string>>();

interface AcceptedPicture {
  readonly caption: string;
  readonly address: Promise<string>;
  /** On paper, and not in forced colours. */
  readonly printed: boolean;
}

/** The accepted pictures beside the stories in a file that show another medium than the window, by what they show. */
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

/** The accepted picture of a story in the widest of its windows; undefined where it has none. */
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

/** The second part of a picture's name is the width of the window, the third the medium, where it is not that of the story. */
function captionOf(picture: string): string {
  const [story = '', , medium = ''] = picture.replace('.webp', '').split('.');
  if (medium === 'paper') return 'On paper';
  return medium === 'forced-colours' ? 'In forced colours' : story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
