import type { SuppliedDay } from './claim-register.ts';
import type { SponsorCampaigns } from './forms/forms.ts';
import type { Cents } from './money.ts';
import type { SiteDefaults } from './site-config.ts';

/**
 * How far an offering under Regulation A has come. Before it is `qualified` interest may be shown, and no money may be
 * taken: every page that states its terms then says so as Rule 255 asks, and nothing leads to an investment. Once it
 * is `closed` it takes neither money nor interest: its forms are gone.
 */
export type RegulationAStatus = 'testing-the-waters' | 'filed' | 'qualified' | 'closed';

/** How far a placement under Regulation D has come: nobody qualifies one, and interest in it is not tested first. */
export type RegulationDStatus = 'open' | 'closed';

/** What a sponsor's `sponsor.ts` exports: all that is not words, and the names that words repeat. */
export interface Sponsor {
  /** Ends the title of every page, and stands beside the mark. */
  name: string;
  /** The parent, which the copyright line names. */
  holdingCompany: string;
  /** Raises the money for the funds. */
  capitalFormationArm: string;
  /** Through whom an offering under Regulation A is made. */
  placementBrokerDealer: string;
  /** Where letters arrive: town, state, country. */
  office: string;
  /** The office's country, for programs; a telephone number without a country code is one of there. */
  country: Country;
  /** Where the office's day and year begin, e.g. `Europe/Paris`: decides the copyright line and the dates of leads. */
  timeZone: string;
  funds: SponsorFunds;
  /** What the CRM is told of a sign-up or a message whose page was opened without a campaign in its address. */
  campaigns: SponsorCampaigns;
  /** Shown until a deployment sets its own with `SITE_CONFIG`. */
  siteDefaults: SiteDefaults;
  icons: SponsorIcons;
  /** What every social card shows under its title, for whom the picture is read out: `an illustrative drawing of a building`. */
  cardDrawing: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

interface Country {
  /** By ISO 3166-1: `US`. */
  code: string;
  /** The digits that are dialed for it from abroad, without the `+`: `1`. */
  callingCode: string;
}

/** Without a fund under Regulation D there are no pages, forms or links of one. */
export interface SponsorFunds {
  regulationA: RegulationAFund;
  regulationD?: RegulationDFund;
}

export type FundKind = 'regulation-a' | 'regulation-d';

/** One fund as it is named in copy and reckoned with. */
interface Fund {
  name: string;
  /** The exemption it is offered under. */
  offering: string;
  /** Address of its icon without the ending: there is an SVG, and a PNG of 180 px for home screens. */
  icon: string;
  terms: FundTerms;
  /** Who has read the pages of the fund as they are and lets them be published; nothing may be found by a search before. */
  approval?: Approval;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** A principal of the broker-dealer, or counsel, has read what is published. */
export interface Approval {
  by: string;
  /** The day, `2026-06-30`. A year later it has to be given again. */
  on: string;
  /** Under which number the approver has filed it. */
  reference: string;
}

export interface RegulationAFund extends Fund {
  status: RegulationAStatus;
  /** The day on which the SEC qualified the offering. Without it a qualified offering may not be found by a search. */
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

/** What one fund offers, as far as the calculator and the offering pages need it. */
export interface FundTerms {
  kind: FundKind;
  minimumCents: Cents;
  maximumCents: Cents;
  /** The amount the calculator opens with. */
  defaultCents: Cents;
  /** The distance between two stops of the calculator's slider; typed amounts need not fall on a stop. */
  stepCents: Cents;
  /** Hundredths of a percent a year: 800 is 8%. */
  preferredReturnBps: number;
  /** Targeted total return as a multiple of the amount invested. */
  targetMultiple: { low: number; high: number };
  distributionsPerYear: 12 | 4;
}

/** Where the pictures lie that stand for the site in a tab and on a home screen, and the colour behind them. */
export interface SponsorIcons {
  /** An SVG for the browser's tab. */
  tab: string;
  /** A PNG of 180 px for home screens that read no manifest. */
  homeScreen: string;
  /** PNGs for the manifest; a `maskable` one may lose all but its middle four fifths. */
  manifest: readonly { src: string; pixels: number; maskable?: true }[];
  /** The page colour of the theme, which a browser shows around the site and before it. */
  paper: string;
}
