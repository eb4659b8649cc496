import type { PageWords } from '../page-words.ts';

/**
 * The pages that a sponsor has. One that is left out has no address, nothing is drawn for it, and its form is not
 * accepted; links to it are words, and for the sponsor not to write. What is listed here must have its words, or
 * drawing the page fails and says so.
 */
export interface SitePages {
  home: PageWords;
  about: PageWords;
  regulationA: PageWords;
  regulationAInvest: PageWords;
  webinar: PageWords;
  webinarAccess: PageWords;
  contact: PageWords;
  terms: PageWords;
  privacy: PageWords;
  /** All that is disclosed, on one page: the legends lead there. */
  disclosures: PageWords;
  /** Every claim with its source and its earlier wordings: the notes lead there. */
  whatWeSaid?: PageWords;
  /** What the words of the field mean. */
  glossary?: PageWords;
  /** Where a visitor sees and changes whether visits are counted. */
  privacyChoices?: PageWords;
  /** What answers each form that was sent without JavaScript. */
  received: PageWords;
  notFound: PageWords;
  /** The choice between the funds, for a sponsor who has two. */
  chooser?: PageWords;
  flexIndustrial?: PageWords;
  /** The same words with emoji in the place of drawings. */
  flexIndustrialInvest?: PageWords;
  /** One building that the sponsor runs, at an address of its own. */
  community?: PageWords & { path: `/portfolio/${string}` };
  /** The list of articles. The articles bring their own words. */
  blog?: PageWords;
  deck?: PageWords;
  /** Every project, and how it went. */
  projects?: PageWords;
  /** What becomes of an investor's money in the Regulation A fund. */
  yourMoney?: PageWords;
  /** All of them or none: the fund under Regulation D. */
  regulationD?: RegulationDPages;
}

export interface RegulationDPages {
  offering: PageWords;
  invest: PageWords;
  memorandum: PageWords;
  webinar: PageWords;
  webinarAccess: PageWords;
  yourMoney?: PageWords;
}
