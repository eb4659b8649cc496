import { Markdown } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { acceptedPictures } from './accepted-pictures.ts';

/** How stories look where a page in a browser cannot show it: on paper, and in the few colours of a system. */
export function OtherMedia({ storyFile }: { storyFile: string }) {
  return (
    <>
      <Markdown>
        Photographs of Limestone, whichever brand is chosen. A crossed box stands for a picture that is there.
      </Markdown>
      <div className="sb-unstyled guide-columns">
        {acceptedPictures(storyFile).map(({ caption, address, printed }) => (
          <Suspense key={caption}>
            <AcceptedPicture caption={caption} reading={address} printed={printed} />
          </Suspense>
        ))}
      </div>
    </>
  );
}

interface AcceptedPictureProps {
  caption: string;
  reading: Promise<string>;
  printed: boolean;
}

function AcceptedPicture({ caption, reading, printed }: AcceptedPictureProps) {
  const address = use(reading);
  return (
    <figure className={printed ? 'guide-picture guide-printed' : 'guide-picture'}>
      <figcaption>{caption}</figcaption>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={`${caption}, all of it`} loading="lazy" />
      </a>
    </figure>
  );
}
