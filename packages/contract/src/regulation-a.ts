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

/** The beginning of the page of the Regulation A fund. */
export interface RegulationAContent {
  hero: LandingHeroWords & {
    /** The label of the sign-up's button while nothing can be started yet. */
    submitLabel?: string;
    offeringCircularLabel: string;
  };
  overviewVideo: {
    title: string;
    duration: string;
    playLabel: string;
    unavailable: string;
    /** Replaces the video. */
    picture: CaptionedPicture;
  };
}

/** The notes of that page that have no section of their own. */
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
  /** The sources; other notes are at their own place on the page. */
  notes: readonly Note[];
}

/** Separate from its section, so that the section's script does not include these words. */
export interface ValuesContent extends WhyInvestValuesWords {
  cards: readonly (WhyInvestValuesWords['cards'][number] & { picture: CaptionedPicture })[];
}

export interface WhyInvestContent extends WhyInvestWords {
  values: ValuesContent;
  notesHeading: string;
  /** The notes that the values cite. */
  notes: readonly Note[];
}

export interface RegulationAInvestContent extends InvestWords {
  offeringCircularLabel: string;
  closing: InvestNowWords;
  notes: readonly Note[];
}
