import { revisedElevation } from '@sponsor/content/drawing-words';
import { RevisedElevation } from '@sponsor/content/drawings';
import { pages } from '@sponsor/content/pages';
import { PageIndex, Section } from '@sponsor/ui';
import { ClaimFilter, ClaimRegister, NextSteps, PageHead } from '@sponsor/ui/sections';
import { claimTopics } from '../claim-topics.ts';
import { Legends } from '../parts/legends.tsx';
import { requireContent } from '../require-content.ts';

const { words } = requireContent(pages.whatWeSaid, 'whatWeSaid in pages.ts');
const elevation = requireContent(revisedElevation, 'the text of revisedElevation in drawings.ts');
const topics = claimTopics(words);
const links = topics.map(({ id, heading, notes: ofTopic }) => ({
  label: heading,
  href: `#${id}`,
  count: ofTopic.flatMap(({ claims }) => claims).length,
}));

/** Every claim of the site, with its source and all its wordings. */
export function Component() {
  return (
    <>
      <PageHead {...words.head} media={<RevisedElevation label={elevation.alternativeText} />} drawing={elevation} />
      <Section component="div" space="none">
        <PageIndex label={words.indexLabel} links={links} />
      </Section>
      <ClaimFilter
        {...words.filter}
        kinds={words.kinds}
        withdrawnLabel={words.withdrawnHeading}
        topics={topics}
        file={words.file}
      >
        {topics.map((topic) => (
          <ClaimRegister key={topic.id} {...words} {...topic} />
        ))}
      </ClaimFilter>
      <NextSteps {...words.missing} />
      <Section space="compact">
        <Legends of={['regulation-a', 'regulation-d']} />
      </Section>
    </>
  );
}
