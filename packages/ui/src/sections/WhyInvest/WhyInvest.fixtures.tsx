import { whyInvest } from '@sponsor/content/why-invest';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { WhyInvestProps } from './WhyInvest.tsx';
import { WhyInvestValues, type WhyInvestValuesProps } from './WhyInvestValues.tsx';

const { values, notes, notesHeading, ...words } = whyInvest;

export const fourValues: WhyInvestValuesProps = {
  ...values,
  cards: values.cards.map(({ picture: { caption: _once, ...picture }, ...card }) => ({
    ...card,
    media: <Picture {...picture} sizes="100vw" fill />,
  })),
};

export const eightReasons: WhyInvestProps = {
  ...words,
  id: 'why-invest',
  values: <WhyInvestValues {...fourValues} />,
  notes: <Footnotes notes={notes} heading={notesHeading} headingLevel={3} />,
};
