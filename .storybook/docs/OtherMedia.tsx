import { Suspense, use } from 'react';
import { acceptedPictures } from './accepted-pictures.ts';

/** How stories look where a page in a browser cannot show it: on paper, and in the few colours of a system. */
export function OtherMedia({ storyFile }: { storyFile: string }) {
  return (
    <div className="sb-unstyled guide-columns">
      {acceptedPictures(storyFile).map(([caption, address]) => (
        <Suspense key={caption}>
          <AcceptedPicture caption={caption} reading={address} />
        </Suspense>
      ))}
    </div>
  );
}

function AcceptedPicture({ caption, reading }: { caption: string; reading: Promise<string> }) {
  const address = use(reading);
  return (
    <figure className="guide-picture">
      <figcaption>{caption}</figcaption>
      <a href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={`${caption}, all of it`} loading="lazy" />
      </a>
    </figure>
  );
}
