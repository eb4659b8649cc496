import { regulationACalculator } from '@sponsor/content/calculator';
import { flexAxonometric, pipelineMap, rentSection, unbuiltElevation } from '@sponsor/content/drawing-words';
import { FlexAxonometric, PipelineMap, RentSection, UnbuiltElevation } from '@sponsor/content/drawings';
import { films } from '@sponsor/content/films';
import { noteHistory } from '@sponsor/content/notes';
import { offerings } from '@sponsor/content/offerings';
import { pipeline, regulationAOpportunity } from '@sponsor/content/opportunity';
import { problemSolution } from '@sponsor/content/problem-solution';
import { regulationAProcess } from '@sponsor/content/process';
import { regulationA } from '@sponsor/content/regulation-a';
import { regulationAInvest } from '@sponsor/content/regulation-a-invest';
import { regulationANotes } from '@sponsor/content/regulation-a-notes';
import { regulationAWebinarCall } from '@sponsor/content/regulation-a-webinar-call';
import { regulationARisks } from '@sponsor/content/risks';
import { sponsor } from '@sponsor/content/sponsor';
import { webinars } from '@sponsor/content/webinar';
import { whyInvest } from '@sponsor/content/why-invest';
import { pageVersionPlaceholder, type SectionImage } from '@sponsor/domain';
import { Footnotes, Picture } from '@sponsor/ui';
import { LandingHero, Pipeline, ProblemSolution, Risks, WebinarCall, WhyInvest } from '@sponsor/ui/sections';
import { useCircular } from '../../circular.ts';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import { FundCalculator } from '../../parts/fund-calculator.tsx';
import { FundLeadership } from '../../parts/fund-leadership.tsx';
import { FundOpportunity } from '../../parts/fund-opportunity.tsx';
import { IfOfferingOpen } from '../../parts/if-offering-open.tsx';
import { moneyLinks } from '../../parts/money-links.ts';
import { PageEnd } from '../../parts/page-end.tsx';
import ProcessSteps from '../../parts/process-steps.island.tsx';
import { Video } from '../../parts/video.tsx';
import { useRenderContext } from '../../render-context.ts';
import Assistant from './assistant.island.tsx';
import SignUp from './sign-up.island.tsx';
import ValueCards from './value-cards.island.tsx';

const { overviewVideo } = regulationA;
const { submitLabel, ...hero } = regulationA.hero;
const webinar = webinars['regulation-a'];
const { problem, solution } = problemSolution;
const { smallBay, seniorLiving } = problem;
const { linkLabel, ...risks } = regulationARisks;

/** The `sizes` of the values' pictures, of which the first is the largest. */
const firstValue = '(min-width: 1024px) 37vw, (min-width: 768px) 46vw, 92vw';
const otherValues = '(min-width: 768px) 46vw, 40vw';

/** The Regulation A fund: its buildings and their purpose, its benefits and risks, its terms, and its people. */
export function Component() {
  const { site, sectionImages } = useRenderContext();
  const { overviewVideo: video, voiceAssistant } = site;
  const circular = useCircular();
  return (
    <>
      <LandingHero
        {...hero}
        money={moneyLinks['regulation-a']}
        form={
          <IfOfferingOpen fund="regulation-a">
            <Island when="idle">
              <SignUp
                campaign={sponsor.campaigns['sign-up']}
                {...(submitLabel && { submitLabel })}
                pageVersion={pageVersionPlaceholder}
              />
            </Island>
          </IfOfferingOpen>
        }
        media={
          <Video
            poster={<BuiltPicture of={overviewVideo.picture} sizes="(min-width: 768px) 51vw, 92vw" loading="eager" />}
            title={overviewVideo.title}
            durationText={overviewVideo.duration}
            playLabel={overviewVideo.playLabel}
            film={films.overview}
            embed={video && { src: video.embedUrl, title: overviewVideo.title }}
            unavailableText={overviewVideo.unavailable}
            caption={overviewVideo.picture.caption}
          />
        }
        offeringCircular={{ label: hero.offeringCircularLabel, ...circular }}
        notes={
          <Footnotes
            notes={regulationANotes.figures}
            heading={regulationANotes.figuresHeading}
            headingLevel={2}
            history={noteHistory}
          />
        }
      />
      <ProblemSolution
        id="problem-solution"
        problem={{
          ...problem,
          smallBay: {
            ...smallBay,
            media: <FlexAxonometric label={flexAxonometric.alternativeText} />,
            drawing: flexAxonometric,
            picture: sectionPicture(sectionImages.problem),
          },
          seniorLiving: {
            ...seniorLiving,
            media: <UnbuiltElevation label={unbuiltElevation.alternativeText} />,
            drawing: unbuiltElevation,
          },
        }}
        solution={{
          ...solution,
          media: <RentSection label={rentSection.alternativeText} />,
          drawing: rentSection,
          picture: sectionPicture(sectionImages.solution),
        }}
        notes={
          <Footnotes
            notes={problemSolution.notes}
            heading={problemSolution.notesHeading}
            headingLevel={3}
            history={noteHistory}
          />
        }
      />
      <WhyInvest
        {...whyInvest}
        id="why-invest"
        values={
          <Island when="seen">
            <ValueCards>
              {whyInvest.values.cards.map(({ title, picture }, place) => (
                <BuiltPicture key={title} of={picture} sizes={place === 0 ? firstValue : otherValues} fill />
              ))}
            </ValueCards>
          </Island>
        }
        notes={
          <Footnotes notes={whyInvest.notes} heading={whyInvest.notesHeading} headingLevel={3} history={noteHistory} />
        }
      />
      <Risks {...risks} link={{ label: linkLabel, ...circular }} />
      <FundOpportunity words={regulationAOpportunity} first={5} />
      <Pipeline
        {...pipeline}
        media={<PipelineMap label={pipelineMap.alternativeText} sites={pipeline.sites} />}
        drawing={pipelineMap}
      />
      {!offerings.regulationA.closed && (
        <>
          <Island when="seen">
            <ProcessSteps {...regulationAProcess} />
          </Island>
          <FundCalculator
            words={regulationACalculator}
            document={{ label: regulationAInvest.offeringCircularLabel, ...circular }}
          />
        </>
      )}
      <FundLeadership />
      <WebinarCall
        {...regulationAWebinarCall}
        media={<BuiltPicture of={webinar.picture} sizes="100vw" fill />}
        caption={webinar.picture.caption}
      />
      <PageEnd notes={regulationANotes.others} funds={['regulation-a']} />
      {voiceAssistant && (
        <Island when="idle">
          <Assistant
            scriptUrl={voiceAssistant.scriptUrl}
            elementName={voiceAssistant.elementName}
            agentId={voiceAssistant.agentId}
            vendor={voiceAssistant.vendor}
          />
        </Island>
      )}
    </>
  );
}

function sectionPicture(image: SectionImage | undefined) {
  if (image === undefined) return undefined;
  const { alternativeText, ...picture } = image;
  return <Picture {...picture} sources={[]} alt={alternativeText} sizes="(min-width: 1024px) 54vw, 92vw" fill />;
}
