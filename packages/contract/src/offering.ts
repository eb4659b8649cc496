import type { LegalDocument, NavigationLink } from '@sponsor/domain';
import type { OfferingLegendWords } from '@sponsor/ui';
import type { NextStepsWords } from '@sponsor/ui/sections';

/** A fund's words about its offering in its current status. */
export interface OfferingWords extends OfferingLegendWords {
  /** The link to the offering document. */
  documentLabel: string;
  /** While no money is accepted: replaces the investment platform. */
  noMoney?: { heading: string; text: string };
  /** Once it is closed: replaces each of its forms. */
  closed?: { title: string; text: string; action: NavigationLink };
}

/** The current status of a sponsor's offerings, and the words about it. */
export interface Offerings {
  heading: string;
  regulationA: OfferingWords;
  regulationD?: OfferingWords;
  /** The link to the page about an investor’s money in a fund, if there is one. */
  moneyLabel: string;
  /** The link to the page of disclosures. */
  all: NavigationLink;
}

/** The page of disclosures. */
export interface DisclosuresContent {
  text: LegalDocument;
  /** Further reading and contacts; the documents of the offerings are added. */
  next: NextStepsWords;
}
