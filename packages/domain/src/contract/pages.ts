import type { OptionalPage, PageWords } from '../page-words.ts';
import type { BlogWords } from './articles.ts';
import type { CommunityWords } from './community.ts';
import type { FlexEmoji, FlexWords } from './flex-industrial.ts';
import type { ChooserWords } from './funds.ts';
import type { GlossaryWords } from './glossary.ts';
import type { ProjectsWords } from './projects.ts';
import type { MemorandumWords } from './regulation-d.ts';
import type { WhatWeSaidWords } from './what-we-said.ts';
import type { YourMoneyWords } from './your-money.ts';

/**
 * The pages that a sponsor has. One that is left out has no address, nothing is drawn for it, and its form is not
 * accepted; links to it are words, and for the sponsor not to write.
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
  whatWeSaid?: OptionalPage<WhatWeSaidWords>;
  /** What the words of the field mean. */
  glossary?: OptionalPage<GlossaryWords>;
  /** Where a visitor sees and changes whether visits are counted. */
  privacyChoices?: PageWords;
  /** What answers each form that was sent without JavaScript. */
  received: PageWords;
  notFound: PageWords;
  /** The choice between the funds, for a sponsor who has two. */
  chooser?: OptionalPage<ChooserWords>;
  flexIndustrial?: OptionalPage<FlexWords>;
  /** The same words with emoji in the place of drawings. */
  flexIndustrialInvest?: OptionalPage<FlexWords> & { emoji: FlexEmoji };
  /** One building that the sponsor runs, at an address of its own. */
  community?: OptionalPage<CommunityWords> & { path: `/portfolio/${string}` };
  /** The list of articles. The articles bring their own words. */
  blog?: OptionalPage<BlogWords>;
  deck?: PageWords;
  /** Every project, and how it went. */
  projects?: OptionalPage<ProjectsWords>;
  /** What becomes of an investor's money in the Regulation A fund. */
  yourMoney?: OptionalPage<YourMoneyWords>;
  /** All of them or none: the fund under Regulation D. */
  regulationD?: RegulationDPages;
}

export interface RegulationDPages {
  offering: PageWords;
  invest: PageWords;
  memorandum: OptionalPage<MemorandumWords>;
  webinar: PageWords;
  webinarAccess: PageWords;
  yourMoney?: OptionalPage<YourMoneyWords>;
}
