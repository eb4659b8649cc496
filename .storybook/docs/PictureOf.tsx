import { Suspense, use } from 'react';

interface PictureOfProps {
  caption: string;
  address: Promise<string>;
  /** Taken on paper, where backgrounds are not printed. */
  printed?: boolean;
}

/** An accepted picture under its caption, with a link to the full picture. */
export function PictureOf(props: PictureOfProps) {
  return (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ caption, address: reading, printed = false }: PictureOfProps) {
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
