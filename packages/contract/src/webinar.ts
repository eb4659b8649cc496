import type { CaptionedPicture, Claim, NavigationLink, Note } from '@sponsor/domain';
import type { WebinarFormTexts } from '@sponsor/ui/forms';
import type { WebinarRegistrationWords } from '@sponsor/ui/sections';

type SharedByWebinars = 'badge' | 'registration';

/** The webinar of one fund. */
export interface WebinarContent extends Omit<WebinarRegistrationWords, SharedByWebinars> {
  /** The link to the offering document. */
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

/** The words that the webinars of all funds share. */
export interface SharedWebinarWords extends Pick<WebinarRegistrationWords, SharedByWebinars> {
  thanks: string;
  contentsHeading: string;
  risk: string;
  playLabel: string;
  unavailable: string;
  nextHeading: string;
}

/** Separate from the page of a webinar, so that the script of its form does not include these words. */
export interface WebinarFormContent {
  texts: WebinarFormTexts;
  succeeded: string;
  failed: string;
}

/** The amounts on offer, in order; the text is the sent value. `help` is for visitors whom no range fits. */
export interface WebinarAmounts {
  'regulation-a': { options: readonly string[]; help?: Claim };
  'regulation-d'?: { options: readonly string[]; help?: Claim };
}
