import type { FilmScene, Films, FilmWords } from '@sponsor/contract';
import { flexLowSun, seniorResidence, webinarRegulationA, webinarRegulationD } from './pictures.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';

// A film can be shared without its page and its notes, so it contains no figures.

const rent: FilmScene = {
  heading: 'Who is paid first',
  text: 'Running costs first, then the lender, then investors, if enough is left.',
  seconds: 6,
};

const loss: FilmScene = {
  heading: 'You can lose money',
  text: 'You may get back less than you put in, or nothing. Nobody insures it.',
  seconds: 6,
};

function decide(document: string): FilmScene {
  return {
    heading: 'Read before you decide',
    text: `This film is not an offer. Only the ${document} makes one, with every risk and every fee in it.`,
    seconds: 6,
  };
}

export const films: Films = {
  overview: {
    name: 'overview',
    title: 'How the fund works',
    scenes: [
      {
        heading: regulationAFund.name,
        text: 'How the fund works, in half a minute.',
        picture: seniorResidence,
        seconds: 4,
      },
      {
        heading: 'It builds, then leases',
        text: 'Homes for older people, apartments, storage, and units for small firms.',
        picture: flexLowSun,
        seconds: 6,
      },
      { ...rent, picture: webinarRegulationA },
      {
        heading: 'Getting out is hard',
        text: 'The shares are not traded. Plan to hold them until the buildings are sold.',
        seconds: 6,
      },
      loss,
      decide('offering circular'),
    ],
  },
  'regulation-a': {
    name: 'webinar-regulation-a',
    title: 'A sample in brief',
    scenes: [
      {
        heading: 'The webinar, in short',
        text: `A sample: what the webinar of ${regulationAFund.name} covers.`,
        picture: webinarRegulationA,
        seconds: 5,
      },
      {
        heading: 'What it may buy',
        text: 'Senior living, apartments, flex industrial and self-storage.',
        picture: seniorResidence,
        seconds: 6,
      },
      { ...rent, picture: flexLowSun },
      {
        heading: 'Getting out is hard',
        text: 'The shares are not traded. You may have to stay until the buildings are sold.',
        seconds: 6,
      },
      loss,
      decide('offering circular'),
    ],
  },
  'regulation-d': {
    name: 'webinar-regulation-d',
    title: 'A sample in brief',
    scenes: [
      {
        heading: 'The webinar, in short',
        text: `A sample: what the webinar of the ${regulationDFund.name} covers.`,
        picture: webinarRegulationD,
        seconds: 5,
      },
      {
        heading: 'For accredited investors',
        text: 'You must show that you are one: saying so is not enough.',
        picture: flexLowSun,
        seconds: 6,
      },
      { ...rent, picture: webinarRegulationA },
      {
        heading: 'Units are locked up',
        text: 'The law limits to whom and when you may sell, and there is no market for them.',
        seconds: 6,
      },
      loss,
      decide('private placement memorandum'),
    ],
  },
};

export const filmWords: FilmWords = {
  playLabel: 'Play the film:',
  captionsLabel: 'English',
  transcriptLabel: 'What the film says',
  soundless: 'The film has no sound. These are all its words.',
  fileLabel: 'Open the film by itself',
  foot: 'Illustrative study models. Not an offer.',
};
