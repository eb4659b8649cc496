import { communityImpact } from '@sponsor/content/community-impact';
import { Footnotes, Picture } from '@sponsor/ui';
import { CommunityImpact } from '@sponsor/ui/sections';
import { asBuilt } from '../pictures.ts';

const { notes, picture, sourcesHeading, ...words } = communityImpact;
const { caption, ...built } = asBuilt(
  picture,
  import.meta.glob('../../../packages/content/pictures/value-community-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

/** What the sponsor's buildings do for their towns, with its sources. */
export function TownsImpact() {
  return (
    <CommunityImpact
      {...words}
      media={<Picture {...built} sizes="(min-width: 768px) 46vw, 92vw" />}
      caption={caption}
      sources={<Footnotes notes={notes} heading={sourcesHeading} headingLevel={3} />}
    />
  );
}
