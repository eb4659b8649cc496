import { Markdown } from '@storybook/addon-docs/blocks';
import { picturesInOtherMedia } from './accepted-pictures.ts';
import { PictureOf } from './PictureOf.tsx';

/** How stories look where a page in a browser cannot show it: on paper, and in the few colours of a system. */
export function OtherMedia({ storyFile }: { storyFile: string }) {
  return (
    <>
      <Markdown>
        Photographs of Limestone, whichever brand is chosen. A crossed box stands for a picture that is there.
      </Markdown>
      <div className="sb-unstyled guide-columns">
        {picturesInOtherMedia(storyFile).map((picture) => (
          <PictureOf key={picture.caption} {...picture} />
        ))}
      </div>
    </>
  );
}
