import type { RisksContent } from '@sponsor/contract';
import type { Point } from '@sponsor/domain';

const ofTheFund: readonly Point[] = [
  { title: 'You can lose money', text: ['You may get back less than you put in, or nothing. Nobody insures it.'] },
  {
    title: 'Payments can stop',
    text: ['They come out of rent, after costs and loans. Part of one may be your own capital coming back.'],
  },
  {
    title: 'Getting out is hard',
    text: ['The shares are not traded. You may have to stay until the buildings are sold.'],
  },
  {
    title: 'Building can cost more',
    text: ['Prices, weather and permits can break a budget or delay an opening.'],
  },
  { title: 'Space can stay empty', text: ['A building may open in a weak year and lease late, or for less.'] },
  {
    title: 'Lenders come first',
    text: ['They are paid before investors, and can take a building that falls behind.'],
  },
  {
    title: 'The fund is young',
    text: ['It has little history and few buildings, so one that disappoints weighs heavily.'],
  },
  {
    title: 'Our interests differ',
    text: ['Companies of ours are paid for work on the buildings. The circular lists these conflicts.'],
  },
];

const ofThePlacement: readonly Point[] = [
  { title: 'You can lose money', text: ['You may get back less than you put in, or nothing. Nobody insures it.'] },
  {
    title: 'Payments can stop',
    text: ['They come out of rent, after costs and loans. Part of one may be your own capital coming back.'],
  },
  {
    title: 'Units are locked up',
    text: ['They are not registered, and the law limits to whom and when you may sell. There is no market for them.'],
  },
  {
    title: 'Less is published',
    text: ['Nobody at the SEC reviews a placement, and it reports less than a fund with a circular.'],
  },
  {
    title: 'Building can cost more',
    text: ['Prices, weather and permits can break a budget or delay an opening.'],
  },
  {
    title: 'Lenders come first',
    text: ['They are paid before investors, and can take a building that falls behind.'],
  },
  {
    title: 'Few buildings, few investors',
    text: ['The fund is set up for a few projects, so one that disappoints weighs heavily.'],
  },
  {
    title: 'Our interests differ',
    text: ['Companies of ours are paid for work on the buildings, and our other fund may want the same sites.'],
  },
];

export const regulationARisks: RisksContent = {
  heading: 'What can go wrong',
  introduction: 'Eight reasons not to invest. The offering circular has the full list, under “Risk factors”.',
  points: ofTheFund,
  linkLabel: 'Read the risk factors in the offering circular',
};

export const regulationDRisks: RisksContent = {
  heading: 'What can go wrong',
  introduction: 'Eight reasons not to invest. The private placement memorandum has the full list.',
  points: ofThePlacement,
  linkLabel: 'Read the risk factors in the PPM',
};
