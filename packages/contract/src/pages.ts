import type { FormPages, PageWords } from '@sponsor/domain';
import type { BlogContent } from './articles.ts';
import type { CommunityContent } from './community.ts';
import type { FlexContent, FlexEmoji } from './flex-industrial.ts';
import type { ChooserContent } from './funds.ts';
import type { GlossaryContent } from './glossary.ts';
import type { ProjectsContent } from './projects.ts';
import type { MemorandumContent } from './regulation-d.ts';
import type { WhatWeSaidContent } from './what-we-said.ts';
import type { YourMoneyContent } from './your-money.ts';

/** An optional page with its content; a sponsor without the page omits it. */
export interface OptionalPage<Content> extends PageWords {
  words: Content;
}

/**
 * The pages of a sponsor; those with a form are declared by `FormPages`. A page that is left out has no address and is not
 * rendered, and its form is not accepted. Links to it are in the sponsor's words, so the sponsor leaves them out too.
 */
export interface SitePages extends FormPages {
  home: PageWords;
  about: PageWords;
  regulationAInvest: PageWords;
  webinarAccess: PageWords;
  terms: PageWords;
  privacy: PageWords;
  /** All disclosures on one page, the target of the legends' links. */
  disclosures: PageWords;
  /** Every claim with its source and its earlier wordings, the target of the notes' links. */
  whatWeSaid?: OptionalPage<WhatWeSaidContent>;
  /** Explains technical terms. */
  glossary?: OptionalPage<GlossaryContent>;
  /** Lets a visitor see and change whether visits are counted. */
  privacyChoices?: PageWords;
  /** The confirmation of forms sent without JavaScript. */
  received: PageWords;
  notFound: PageWords;
  /** The choice between the funds, for a sponsor with two. */
  chooser?: OptionalPage<ChooserContent>;
  flexIndustrial?: OptionalPage<FlexContent>;
  /** The same words with emoji instead of drawings. */
  flexIndustrialInvest?: OptionalPage<FlexContent> & { emoji: FlexEmoji };
  /** A building that the sponsor runs, at its own address. */
  community?: OptionalPage<CommunityContent> & { path: `/portfolio/${string}` };
  /** The list of articles, which contain their own words. */
  blog?: OptionalPage<BlogContent>;
  /** Every project and its outcome. */
  projects?: OptionalPage<ProjectsContent>;
  /** The path of an investor's money in the Regulation A fund. */
  yourMoney?: OptionalPage<YourMoneyContent>;
  /** All or none: the fund under Regulation D. */
  regulationD?: RegulationDPages;
}

export interface RegulationDPages {
  offering: PageWords;
  invest: PageWords;
  memorandum: OptionalPage<MemorandumContent>;
  webinar: PageWords;
  webinarAccess: PageWords;
  yourMoney?: OptionalPage<YourMoneyContent>;
}
