import type { CaptionedPicture } from '@sponsor/domain';

/**
 * The picture at the addresses that the build gave its files, which change with them, so that browsers may keep them
 * for ever. `files` are those addresses by source file, as `import.meta.glob` finds them.
 */
export function asBuilt(picture: CaptionedPicture, files: Record<string, string>): CaptionedPicture {
  const built = new Map(Object.entries(files).map(([file, address]) => [file.split('/').at(-1), address]));
  const toBuilt = (addresses: string) =>
    addresses.replaceAll(/\/pictures\/([\w.-]+)/g, (source, name: string) => {
      const address = built.get(name);
      if (address === undefined) throw new Error(`The build has no ${source}.`);
      return address;
    });
  return {
    ...picture,
    src: toBuilt(picture.src),
    sources: picture.sources.map(({ type, srcSet }) => ({ type, srcSet: toBuilt(srcSet) })),
  };
}
