import { webinarRegulationD } from '@sponsor/content/pictures';
import { webinars, webinarWords } from '@sponsor/content/webinar';
import { Picture } from '../../components/Picture/Picture.tsx';
import { regulationAForm, regulationDForm } from '../../forms/WebinarForm/WebinarForm.fixtures.ts';
import { WebinarForm } from '../../forms/WebinarForm/WebinarForm.tsx';
import type { WebinarRegistrationProps, WebinarRegistrationWords } from './WebinarRegistration.tsx';

const { caption, ...picture } = webinarRegulationD;

const shared = {
  badge: webinarWords.badge,
  registration: webinarWords.registration,
  media: <Picture {...picture} sizes="100vw" />,
  caption,
};

function wordsOf({ heading, lede, agenda, legend }: Omit<WebinarRegistrationWords, keyof typeof shared>) {
  return { heading, lede, agenda, legend };
}

const { 'regulation-a': regulationA, 'regulation-d': regulationD } = webinars;

export const regulationAWebinar: WebinarRegistrationProps = {
  ...shared,
  ...wordsOf(regulationA),
  form: <WebinarForm {...regulationAForm} onSubmit={() => Promise.resolve()} />,
  document: {
    label: regulationA.documentLabel,
    href: 'https://documents.limestone-main.example/offering-circular',
    external: true,
  },
};

export const regulationDWebinar: WebinarRegistrationProps = {
  ...shared,
  ...wordsOf(regulationD),
  form: <WebinarForm {...regulationDForm} onSubmit={() => Promise.resolve()} />,
  document: { label: regulationD.documentLabel, href: '/ppm' },
};
