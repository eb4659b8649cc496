import type { Note, Prose, ProseWithTargets } from '../claim.ts';
import type { CaptionedPicture, DrawingText, KeyFigure, NavigationLink, Point } from '../content.ts';
import type { FormWords } from './frame.ts';
import type { InvestWords } from './funds.ts';
import type { InvestNowWords } from './home.ts';

/** How the page of the fund under Regulation A begins. */
export interface RegulationAWords {
  hero: {
    heading: string;
    lede: Prose;
    legend: string;
    /** On the button of the sign-up in the place of its own, while there is nothing yet to get started with. */
    submitLabel?: string;
    webinar: NavigationLink;
    offeringCircularLabel: string;
    feesLabel: string;
    keyFiguresLabel: string;
    keyFigures: readonly KeyFigure[];
  };
  overviewVideo: {
    title: string;
    duration: string;
    playLabel: string;
    unavailable: string;
    /** Stands for the video. */
    picture: CaptionedPicture;
  };
}

/** The notes of that page that do not stand in a section of their own. */
export interface RegulationANotes {
  figuresHeading: string;
  figures: readonly Note[];
  others: readonly Note[];
}

export interface SignUpWords {
  form: FormWords;
  succeeded: string;
  failed: string;
}

export interface ProblemSolutionWords {
  problem: {
    heading: string;
    smallBay: ShortageWords & { aside: Prose };
    seniorLiving: ShortageWords;
  };
  solution: {
    heading: string;
    gains: readonly { heading: string; text: ProseWithTargets }[];
    /** The way of the rent, from the tenants to the sale. */
    path: readonly Point[];
    drawing: DrawingText;
  };
  notesHeading: string;
  /** The sources; the other notes stand at their own place on the page. */
  notes: readonly Note[];
}

interface ShortageWords {
  heading: string;
  text: Prose;
  drawing: DrawingText;
}

/** Apart from the section they stand in, whose words need not come with the script of these. */
export interface ValuesWords {
  heading: string;
  introduction: Prose;
  cards: readonly { title: string; description: string; picture: CaptionedPicture }[];
  caption: string;
  pauseLabel: string;
  playLabel: string;
}

export interface WhyInvestWords {
  heading: string;
  introduction: string;
  benefits: readonly Point<ProseWithTargets>[];
  values: ValuesWords;
  notesHeading: string;
  /** What the values cite. */
  notes: readonly Note[];
}

export interface RegulationAInvestWords extends InvestWords {
  offeringCircularLabel: string;
  closing: InvestNowWords;
  notes: readonly Note[];
}
