import type { CaptionedPicture, Claim, NavigationLink, Note } from '@sponsor/domain';
import type { WebinarFormTexts } from '@sponsor/ui/forms';
import type { WebinarRegistrationWords } from '@sponsor/ui/sections';

type SharedByWebinars = 'badge' | 'registration';

/** The webinar of one fund. */
export interface WebinarContent extends Omit<WebinarRegistrationWords, SharedByWebinars> {
  /** The link to what sets the offering out. */
  documentLabel: string;
  accessHeading: string;
  next: { text: string; action: NavigationLink };
  picture: CaptionedPicture;
  notes: readonly Note[];
}

export interface Webinars {
  'regulation-a': WebinarContent;
  'regulation-d'?: WebinarContent;
}

/** What is the same for the webinars of all funds. */
export interface SharedWebinarWords extends Pick<WebinarRegistrationWords, SharedByWebinars> {
  thanks: string;
  contentsHeading: string;
  risk: string;
  playLabel: string;
  unavailable: string;
  nextHeading: string;
}

/** Apart from the page of a webinar, whose words need not come with the script of its form. */
export interface WebinarFormContent {
  texts: WebinarFormTexts;
  succeeded: string;
  failed: string;
}

/** What a visitor may choose as the amount, in order: the text is what is sent. `help` is for whom no range fits. */
export interface WebinarAmounts {
  'regulation-a': { options: readonly string[]; help?: Claim };
  'regulation-d'?: { options: readonly string[]; help?: Claim };
}
