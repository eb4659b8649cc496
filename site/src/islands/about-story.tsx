import { about } from '@sponsor/content/about';
import { flexAxonometric } from '@sponsor/content/drawings';
import { management } from '@sponsor/content/people';
import { aboutMainStreet } from '@sponsor/content/pictures';
import { Picture } from '@sponsor/ui';
import { FlexAxonometric, MonogramPlate } from '@sponsor/ui/drawings';
import { Management, PageHead, Strategy, Structure, TrackRecord } from '@sponsor/ui/sections';
import { asBuilt } from '../pictures.ts';

const { caption, ...picture } = asBuilt(
  aboutMainStreet,
  import.meta.glob('../../../packages/content/pictures/about-main-street-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);
const { plate: founderPlate, ...founder } = management.founder;

/** Who the sponsor is: its companies, its record, its strategy and its people. */
export function AboutStory() {
  return (
    <>
      <PageHead
        {...about.head}
        // A phone shows the middle of it.
        media={<Picture {...picture} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />}
        caption={caption}
      />
      <Structure {...about.structure} />
      <TrackRecord {...about.record} />
      <Strategy
        {...about.strategy}
        media={<FlexAxonometric label={flexAxonometric.alternativeText} />}
        drawing={flexAxonometric}
      />
      <Management
        {...management}
        founder={{ ...founder, portrait: <MonogramPlate {...founderPlate} /> }}
        others={management.others.map(({ plate, ...person }) => ({
          ...person,
          portrait: <MonogramPlate {...plate} />,
        }))}
      />
    </>
  );
}
