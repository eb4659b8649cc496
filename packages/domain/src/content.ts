/** A link whose label is its accessible name. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Leads off the site, so it opens in a new tab. */
  external?: true;
}

/** The sponsor and its companies as they are named in copy. */
export interface Brand {
  name: string;
  holdingCompany: string;
  capitalFormationArm: string;
  placementBrokerDealer: string;
  office: string;
  sample?: true;
}

/** What surrounds a drawing: its title mark, caption and alternative text. */
export interface DrawingText {
  /** Number of the drawing on its sheet, in the upper half of the mark. */
  number: string;
  /** Sheet of the set, in the lower half of the mark. */
  sheet: string;
  title: string;
  caption: string;
  alternativeText: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly [string, ...string[]];
}

/** A legal text under its own address. */
export interface LegalDocument {
  title: string;
  introduction: string;
  sections: readonly LegalSection[];
  /** Not yet reviewed by counsel. */
  sample?: true;
}

/** Disclosures shown as one block: each item opens with a few words that name it. */
export interface Disclosures {
  heading: string;
  items: readonly { lead: string; text: string }[];
  sample?: true;
}
