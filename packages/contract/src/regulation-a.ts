import type { CaptionedPicture, Note } from '@sponsor/domain';
import type { SignUpFormTexts } from '@sponsor/ui/forms';
import type {
  InvestNowWords,
  LandingHeroWords,
  ProblemSolutionWords,
  WhyInvestValuesWords,
  WhyInvestWords,
} from '@sponsor/ui/sections';
import type { InvestWords } from './funds.ts';

/** How the page of the fund under Regulation A begins. */
export interface RegulationAContent {
  hero: LandingHeroWords & {
    /** On the button of the sign-up in the place of its own, while there is nothing yet to get started with. */
    submitLabel?: string;
    offeringCircularLabel: string;
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

export interface SignUpContent {
  form: SignUpFormTexts;
  succeeded: string;
  failed: string;
}

export interface ProblemSolutionContent extends ProblemSolutionWords {
  notesHeading: string;
  /** The sources; the other notes stand at their own place on the page. */
  notes: readonly Note[];
}

/** Apart from the section they stand in, whose words need not come with the script of these. */
export interface ValuesContent extends WhyInvestValuesWords {
  cards: readonly (WhyInvestValuesWords['cards'][number] & { picture: CaptionedPicture })[];
}

export interface WhyInvestContent extends WhyInvestWords {
  values: ValuesContent;
  notesHeading: string;
  /** What the values cite. */
  notes: readonly Note[];
}

export interface RegulationAInvestContent extends InvestWords {
  offeringCircularLabel: string;
  closing: InvestNowWords;
  notes: readonly Note[];
}
