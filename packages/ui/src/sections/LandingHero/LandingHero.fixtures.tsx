import { offerings } from '@sponsor/content/offerings';
import { seniorResidence } from '@sponsor/content/pictures';
import { regulationA } from '@sponsor/content/regulation-a';
import { regulationANotes } from '@sponsor/content/regulation-a-notes';
import { signUp } from '@sponsor/content/sign-up';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { VideoPoster } from '../../components/VideoPoster/VideoPoster.tsx';
import { SignUpForm } from '../../forms/SignUpForm/SignUpForm.tsx';
import type { LandingHeroProps } from './LandingHero.tsx';

const { overviewVideo } = regulationA;
const { offeringCircularLabel, submitLabel: _submit, ...hero } = regulationA.hero;
const { caption, ...poster } = seniorResidence;

export const landingHero: LandingHeroProps = {
  ...hero,
  offeringCircular: {
    label: offeringCircularLabel,
    href: 'https://documents.limestone-main.example/offering-circular',
    external: true,
  },
  money: { label: offerings.moneyLabel, href: '/invest/your-money' },
  form: <SignUpForm action="/api/forms/sign-up/submissions" texts={signUp.form} onSubmit={() => Promise.resolve()} />,
  media: (
    <VideoPoster
      poster={<Picture {...poster} sizes="100vw" />}
      title={overviewVideo.title}
      durationText={overviewVideo.duration}
      playLabel={overviewVideo.playLabel}
      embed={{ src: 'https://player.limestone-main.example/overview', title: overviewVideo.title }}
      unavailableText={overviewVideo.unavailable}
      caption={caption}
    />
  ),
  notes: <Footnotes notes={regulationANotes.figures} heading="Notes" headingLevel={2} />,
};
