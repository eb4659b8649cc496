import type { ClaimSources } from '@sponsor/domain';
import type { ClaimRegisterWords, NextStepsWords, PageHeadWords } from '@sponsor/ui/sections';
import type { TableLink } from './projects.ts';

/** Every claim of the site: what it rests on, since when it stands as it does, and how it was worded before. */
export interface WhatWeSaidContent extends ClaimRegisterWords {
  head: PageHeadWords;
  /** Names the links to the topics. */
  indexLabel: string;
  /** The page makes its list of this and of what the pages show. */
  register: ClaimSources;
  /** Which claims are shown; all at first. What is not said any more goes by `withdrawnHeading`. */
  filter: { label: string; allLabel: string };
  /** The same claims for spreadsheets. */
  file: TableLink;
  /** Whom to tell of something that was said and is not here. */
  missing: NextStepsWords;
}
