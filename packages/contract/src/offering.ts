import type { LegalDocument, NavigationLink } from '@sponsor/domain';
import type { OfferingLegendWords } from '@sponsor/ui';
import type { NextStepsWords } from '@sponsor/ui/sections';

/** What the pages of a fund say of its offering as it stands. */
export interface OfferingWords extends OfferingLegendWords {
  /** Leads to the document that sets the offering out. */
  documentLabel: string;
  /** As long as no money is taken: what stands in the place of the platform where an investment would be made. */
  noMoney?: { heading: string; text: string };
  /** Once it is closed: what stands in the place of each of its forms. */
  closed?: { title: string; text: string; action: NavigationLink };
}

/** The offerings of a sponsor as they stand, and what goes around them. */
export interface Offerings {
  heading: string;
  regulationA: OfferingWords;
  regulationD?: OfferingWords;
  /** Leads to the page on an investor’s money in a fund, if there is one. */
  moneyLabel: string;
  /** Leads to the page with all that is disclosed. */
  all: NavigationLink;
}

/** The page with all that is disclosed. */
export interface DisclosuresContent {
  text: LegalDocument;
  /** What to read and whom to ask; the documents of the offerings are added. */
  next: NextStepsWords;
}
