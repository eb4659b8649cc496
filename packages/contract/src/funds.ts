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
    /** The one that is open to all, then the one for accredited investors. */
    funds: readonly [FundCardWords, FundCardWords & { document: NavigationLink }];
    /** Leads to the document of the fund that is open to all; its address belongs to the deployment. */
    circular: string;
  };
  needHelp: NeedHelpWords;
  notes: readonly Note[];
}

/** A place on the sponsor's map. */
export interface MapSite {
  name: string;
  /** A few words: the kind of building and how far it is. */
  detail: string;
  status: 'open' | 'upcoming' | 'office';
  /** Longitude and latitude in degrees. */
  at: readonly [number, number];
  /** From the pin to where its name stands, in map units, 2 to a mile; to the left if negative. */
  label: readonly [x: number, y: number];
}

export interface PipelineContent extends PipelineWords {
  /** From north to south. */
  sites: readonly MapSite[];
  sample?: true;
}

/** What speaks against a fund, named as often and at such length as what speaks for it. */
export interface RisksContent extends RisksWords {
  /** Names the link to the document that has all of them. */
  linkLabel: string;
}

/** For each case, what its drawing shows. */
interface Drawn {
  alternativeText: string;
}

export interface CalculatorContent extends CalculatorWords {
  outcomes: CalculatorWords['outcomes'] & { nothing: Drawn; half: Drawn; target: Drawn };
  /** Leads to the page as it is now, to be kept or passed on. */
  amountLinkLabel: string;
  documentLabel: string;
}

/** Where an investment is made. */
export interface InvestWords extends EmbedPanelWords {
  haveReady: EmbedPanelNoteProps;
  beforeYouSign: EmbedPanelNoteProps;
  help: EmbedPanelNoteProps;
}
