import { overviewPoster } from '@sponsor/content/drawings';
import { invest } from '@sponsor/content/invest';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { VideoPoster } from '../../components/VideoPoster/VideoPoster.tsx';
import { SeniorEntry } from '../../drawings/SeniorEntry/SeniorEntry.tsx';
import { SignUpForm } from '../../forms/SignUpForm/SignUpForm.tsx';
import type { LandingHeroProps } from './LandingHero.tsx';

const { hero, overviewVideo, signUp } = invest;

export const landingHero: LandingHeroProps = {
  ...hero,
  offeringCircular: {
    label: hero.offeringCircularLabel,
    href: 'https://documents.limestone-main.example/offering-circular',
  },
  form: (
    <SignUpForm
      action="/api/forms/sign-up/submissions"
      emailLabel={signUp.emailLabel}
      submitLabel={signUp.submit}
      submittingLabel={signUp.submitting}
      legalNote={signUp.note}
      onSubmit={() => Promise.resolve()}
    />
  ),
  media: (
    <VideoPoster
      poster={<SeniorEntry label={overviewPoster.alternativeText} />}
      title={overviewVideo.title}
      durationText={overviewVideo.duration}
      playLabel={overviewVideo.playLabel}
      embed={{ src: 'https://player.limestone-main.example/overview', title: overviewVideo.title }}
      unavailableText={overviewVideo.unavailable}
      caption={overviewPoster.caption}
    />
  ),
  notes: <Footnotes notes={hero.notes} heading="Notes" headingLevel={2} />,
};
