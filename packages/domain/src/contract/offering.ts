import type { LegalDocument, NavigationLink } from '../content.ts';

/**
 * How far an offering under Regulation A has come. Before it is `qualified` interest may be shown, and no money may be
 * taken: every page that states its terms then says so as Rule 255 asks, and nothing leads to an investment. Once it
 * is `closed` it takes neither money nor interest: its forms are gone.
 */
export type RegulationAStatus = 'testing-the-waters' | 'filed' | 'qualified' | 'closed';

/** How far a placement under Regulation D has come: nobody qualifies one, and interest in it is not tested first. */
export type RegulationDStatus = 'open' | 'closed';

/** What the pages of a fund say of its offering as it stands. */
export interface OfferingWords {
  /** The fund. */
  name: string;
  /** Where it stands, in a few words. */
  status: string;
  /** What the law asks to be said wherever its terms are stated, a paragraph each. */
  legend: readonly string[];
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
export interface DisclosuresWords {
  text: LegalDocument;
  /** What to read and whom to ask; the documents of the offerings are added. */
  next: { heading: string; text: string; actions: readonly NavigationLink[] };
}
