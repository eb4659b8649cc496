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

/** A page that a sponsor may lack, with its content: a sponsor without the page says nothing of it. */
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
  /** All that is disclosed, on one page: the legends lead there. */
  disclosures: PageWords;
  /** Every claim with its source and its earlier wordings: the notes lead there. */
  whatWeSaid?: OptionalPage<WhatWeSaidContent>;
  /** What the words of the field mean. */
  glossary?: OptionalPage<GlossaryContent>;
  /** Where a visitor sees and changes whether visits are counted. */
  privacyChoices?: PageWords;
  /** What answers each form that was sent without JavaScript. */
  received: PageWords;
  notFound: PageWords;
  /** The choice between the funds, for a sponsor who has two. */
  chooser?: OptionalPage<ChooserContent>;
  flexIndustrial?: OptionalPage<FlexContent>;
  /** The same words with emoji in the place of drawings. */
  flexIndustrialInvest?: OptionalPage<FlexContent> & { emoji: FlexEmoji };
  /** One building that the sponsor runs, at an address of its own. */
  community?: OptionalPage<CommunityContent> & { path: `/portfolio/${string}` };
  /** The list of articles. The articles bring their own words. */
  blog?: OptionalPage<BlogContent>;
  /** Every project, and how it went. */
  projects?: OptionalPage<ProjectsContent>;
  /** What becomes of an investor's money in the Regulation A fund. */
  yourMoney?: OptionalPage<YourMoneyContent>;
  /** All of them or none: the fund under Regulation D. */
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
