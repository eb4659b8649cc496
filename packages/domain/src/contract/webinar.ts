import type { Claim, Note, Prose, TargetClaim } from '../claim.ts';
import type { CaptionedPicture, NavigationLink } from '../content.ts';
import type { FormWords } from './frame.ts';

/** The webinar of one fund. */
export interface WebinarWords {
  heading: { before: string; target: TargetClaim; after: string };
  lede: Prose;
  agenda: readonly string[];
  legend: string;
  /** The link to what sets the offering out. */
  documentLabel: string;
  accessHeading: string;
  next: { text: string; action: NavigationLink };
  picture: CaptionedPicture;
  notes: readonly Note[];
}

export interface Webinars {
  'regulation-a': WebinarWords;
  'regulation-d'?: WebinarWords;
}

/** What is the same for the webinars of all funds. */
export interface SharedWebinarWords {
  badge: string;
  registration: { heading: string; introduction: string };
  thanks: string;
  contentsHeading: string;
  risk: string;
  playLabel: string;
  unavailable: string;
  nextHeading: string;
}

/** Apart from the page of a webinar, whose words need not come with the script of its form. */
export interface WebinarFormWords {
  texts: FormWords & {
    firstNameLabel: string;
    lastNameLabel: string;
    phoneLabel: string;
    /** What the number is used for. */
    phoneHelpText?: string;
    amountLabel: string;
    /** Stands in the field until a range is chosen. */
    amountPlaceholder: string;
    /** Takes the choice back. */
    amountClearLabel: string;
    optionalHint: string;
  };
  succeeded: string;
  failed: string;
}

/** What a visitor may choose as the amount, in order: the text is what is sent. `help` is for whom no range fits. */
export interface WebinarAmounts {
  'regulation-a': { options: readonly string[]; help?: Claim };
  'regulation-d'?: { options: readonly string[]; help?: Claim };
}

/** The webinar, for those who want to hear it explained. */
export interface WebinarCallWords {
  heading: string;
  text: string;
  agendaLabel: string;
  agenda: readonly string[];
  action: NavigationLink;
  /** What may be read instead. */
  reading: readonly NavigationLink[];
}
