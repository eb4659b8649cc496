import type { SuppliedDay } from './claim-register.ts';
import type { SponsorCampaigns } from './forms/forms.ts';
import type { Cents } from './money.ts';
import type { SiteDefaults } from './site-config.ts';

/**
 * The status of an offering under Regulation A. Before it is `qualified`, people may show interest but not invest: every page
 * with its terms says so as Rule 255 requires, and nothing leads to an investment. Once it is `closed`, it accepts neither
 * money nor interest, and its forms are gone.
 */
export type RegulationAStatus = 'testing-the-waters' | 'filed' | 'qualified' | 'closed';

/** The status of a placement under Regulation D, which nobody qualifies, and for which interest is not tested first. */
export type RegulationDStatus = 'open' | 'closed';

/** The exports of a sponsor's `sponsor.ts`: everything except words, and the names that words repeat. */
export interface Sponsor {
  /** Ends the title of every page, and is beside the mark. */
  name: string;
  /** The parent company, named in the copyright line. */
  holdingCompany: string;
  /** Raises the money for the funds. */
  capitalFormationArm: string;
  /** The broker-dealer of offerings under Regulation A. */
  placementBrokerDealer: string;
  /** The postal address: town, state, country. */
  office: string;
  /** The office's country, in codes; a phone number without a country code belongs to it. */
  country: Country;
  /** The office's time zone, such as `Europe/Paris`: decides the copyright year and the dates of leads. */
  timeZone: string;
  funds: SponsorFunds;
  /** The campaign sent to the CRM if the address of the form's page has none. */
  campaigns: SponsorCampaigns;
  /** Used until a deployment sets its own with `SITE_CONFIG`. */
  siteDefaults: SiteDefaults;
  icons: SponsorIcons;
  /** The alternative text of a page's social card, with `{title}`: `“{title}” over an illustrative drawing of a building.` */
  cardAlt: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

interface Country {
  /** The ISO 3166-1 code: `US`. */
  code: string;
  /** The international calling code without the `+`: `1`. */
  callingCode: string;
}

/** Without a Regulation D fund, it has no pages, forms or links. */
export interface SponsorFunds {
  regulationA: RegulationAFund;
  regulationD?: RegulationDFund;
}

export type FundKind = 'regulation-a' | 'regulation-d';

/** A fund, as it is named in copy and used in calculations. */
interface Fund {
  name: string;
  /** The exemption it is offered under. */
  offering: string;
  /** The address of its icon without the extension: there is an SVG, and a PNG of 180 px for home screens. */
  icon: string;
  terms: FundTerms;
  /** The approval of the fund's pages in their current state; without it, no search engine may find them. */
  approval?: Approval;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** A principal of the broker-dealer, or counsel, has read the published text. */
export interface Approval {
  by: string;
  /** The day, `2026-06-30`. The approval expires after a year. */
  on: string;
  /** The number under which the approver has filed it. */
  reference: string;
}

export interface RegulationAFund extends Fund {
  status: RegulationAStatus;
  /** The day on which the SEC qualified the offering. Without it, no search engine may find a qualified offering. */
  qualifiedOn?: SuppliedDay;
  terms: FundTerms & { kind: 'regulation-a'; distributionsPerYear: 12 };
}

export interface RegulationDFund extends Fund {
  status: RegulationDStatus;
  terms: FundTerms & {
    kind: 'regulation-d';
    distributionsPerYear: 4;
    offeringMaximumCents: Cents;
    unitPriceCents: Cents;
  };
}

/** The terms of a fund that the calculator and the offering pages need. */
export interface FundTerms {
  kind: FundKind;
  minimumCents: Cents;
  maximumCents: Cents;
  /** The amount that the calculator starts with. */
  defaultCents: Cents;
  /** The distance between two stops of the calculator's slider; typed amounts may be between stops. */
  stepCents: Cents;
  /** Hundredths of a percent per year: 800 is 8%. */
  preferredReturnBps: number;
  /** Targeted total return as a multiple of the amount invested. */
  targetMultiple: { low: number; high: number };
  distributionsPerYear: 12 | 4;
}

/** The icons of the site for tabs and home screens, and the color behind them. */
export interface SponsorIcons {
  /** An SVG for the browser's tab. */
  tab: string;
  /** A PNG of 180 px for home screens that read no manifest. */
  homeScreen: string;
  /** PNGs for the manifest; a `maskable` one may lose all but its middle four fifths. */
  manifest: readonly { src: string; pixels: number; maskable?: true }[];
  /** The theme's page color, which a browser shows around the site and before it loads. */
  paper: string;
}
