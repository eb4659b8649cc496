import { Markdown } from '@storybook/addon-docs/blocks';
import { picturesInOtherMedia } from './accepted-pictures.ts';
import { PictureOf } from './PictureOf.tsx';

/** Pictures of stories in media that a page in a browser cannot show: on paper, and in forced colors. */
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
