import type { NavigationLink, Note } from '@sponsor/domain';
import type {
  CalculatorWords,
  EmbedPanelNoteProps,
  EmbedPanelWords,
  FundCardsWords,
  FundCardWords,
  NeedHelpWords,
  PipelineWords,
  RisksWords,
} from '@sponsor/ui/sections';

/** The terms of both funds side by side. */
export interface ChooserContent {
  fundCards: FundCardsWords & {
    /** The fund that is open to everybody, then the one for accredited investors. */
    funds: readonly [FundCardWords, FundCardWords & { document: NavigationLink }];
    /** The link to the document of the fund that is open to everybody; the deployment sets its address. */
    circular: string;
  };
  needHelp: NeedHelpWords;
  notes: readonly Note[];
}

/** A place on the sponsor's map. */
export interface MapSite {
  name: string;
  /** A few words: the kind of building and its distance. */
  detail: string;
  status: 'open' | 'upcoming' | 'office';
  /** Longitude and latitude in degrees. */
  at: readonly [number, number];
  /** From the pin to the start of its name, in map units of half a mile; negative to the left. */
  label: readonly [x: number, y: number];
}

export interface PipelineContent extends PipelineWords {
  /** From north to south. */
  sites: readonly MapSite[];
  sample?: true;
}

/** The risks of a fund, named as often and at the same length as its benefits. */
export interface RisksContent extends RisksWords {
  /** Names the link to the document with all risks. */
  linkLabel: string;
}

/** The description of each outcome's drawing. */
interface Drawn {
  alternativeText: string;
}

export interface CalculatorContent extends CalculatorWords {
  outcomes: CalculatorWords['outcomes'] & { nothing: Drawn; half: Drawn; target: Drawn };
  /** The link to the page in its current state, to keep or to share. */
  amountLinkLabel: string;
  documentLabel: string;
}

/** The page on which people invest. */
export interface InvestWords extends EmbedPanelWords {
  haveReady: EmbedPanelNoteProps;
  beforeYouSign: EmbedPanelNoteProps;
  help: EmbedPanelNoteProps;
}
