import { pictureFiles } from '@sponsor/content/picture-files';
import type { CaptionedPicture } from '@sponsor/domain';
import { Picture, type PictureProps } from '@sponsor/ui';

/** The addresses of picture files in the build. They change with the content, so browsers may cache them forever. */
const addresses = new Map(Object.entries(pictureFiles).map(([file, address]) => [file.split('/').at(-1), address]));

interface BuiltPictureProps extends Pick<PictureProps, 'sizes' | 'loading' | 'fill'> {
  of: CaptionedPicture;
}

/** A picture of the content without its caption, which the page places elsewhere. Use it only on the server. */
export function BuiltPicture({ of: { caption: _besideIt, src, sources, ...picture }, ...rest }: BuiltPictureProps) {
  const built = sources.map(({ type, srcSet }) => ({ type, srcSet: builtAddresses(srcSet) }));
  return <Picture {...picture} {...rest} src={builtAddresses(src)} sources={built} />;
}

function builtAddresses(text: string): string {
  return text.replaceAll(/\/pictures\/([\w.-]+)/g, (source, name: string) => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`The build has no ${source}.`);
    return address;
  });
}
