import type { ClaimSources } from '@sponsor/domain';
import type { ClaimRegisterWords, NextStepsWords, PageHeadWords } from '@sponsor/ui/sections';
import type { TableLink } from './projects.ts';

/** Every claim of the site: its basis, the date of its current wording, and earlier wordings. */
export interface WhatWeSaidContent extends ClaimRegisterWords {
  head: PageHeadWords;
  /** Names the links to the topics. */
  indexLabel: string;
  /** The topics; the page fills them with the claims that the pages show. */
  register: ClaimSources;
  /** The filter of claims; at first all are shown. Withdrawn claims are under `withdrawnHeading`. */
  filter: { label: string; allLabel: string };
  /** The same claims as a spreadsheet. */
  file: TableLink;
  /** The contact for reporting a statement that is missing here. */
  missing: NextStepsWords;
}
