const files = import.meta.glob<string>(
  [
    '../../packages/ui/src/sections/*/__screenshots__/Default.*.{paper,forced-colours}.webp',
    '../../packages/ui/src/foundations/{Paper,ForcedColours}/__screenshots__/*.webp',
  ],
  { query: '?url', import: 'default' },
);
const opened = new Map<string, Promise<string>>();

interface AcceptedPicture {
  readonly caption: string;
  readonly address: Promise<string>;
  /** On paper, and not in forced colours. */
  readonly printed: boolean;
}

/** The accepted pictures beside the stories in a file that show another medium than the window, by what they show. */
export function acceptedPictures(storyFile: string): readonly AcceptedPicture[] {
  const folder = storyFile.replace(/^\.\//, '').replace(/[^/]+$/, '__screenshots__/');
  return Object.entries(files)
    .filter(([file]) => file.includes(folder))
    .map(([file, open]) => {
      const address = opened.get(file) ?? open();
      opened.set(file, address);
      return {
        caption: captionOf(file.slice(file.lastIndexOf('/') + 1)),
        address,
        printed: /\.paper\.|\/Paper\//.test(file),
      };
    });
}

/** The second part of a picture's name is the width of the window, the third the medium, where it is not that of the story. */
function captionOf(picture: string): string {
  const [story = '', , medium = ''] = picture.replace('.webp', '').split('.');
  if (medium === 'paper') return 'On paper';
  return medium === 'forced-colours' ? 'In forced colours' : story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
