import type { NavigationLink } from '../content.ts';
import type { PageWords } from '../page-words.ts';
import type { IllustratedSection } from '../section-image.ts';

export interface DashboardWords {
  page: PageWords;
  /** Its entry in the rail. */
  link: NavigationLink;
  heading: string;
  images: SectionImagesWords;
  origins: LeadOriginsWords;
  toasts: {
    success: string;
    updated: Record<IllustratedSection, string>;
    error: string;
    uploadFailed: string;
    /** For a change that uploads nothing. */
    changeFailed: string;
    /** On the card, where a colleague has put another image there meanwhile. */
    replaced: string;
  };
}

export interface SectionImagesWords {
  headings: Record<IllustratedSection, string>;
  loading: string;
  retry: string;
  upload: string;
  uploading: string;
  uploadHelp: string;
  /** Between the date of a change and who made it. */
  changedBy: string;
  /** What a section shows by itself. */
  drawing: string;
  alternativeText: string;
  alternativeTextHelp: string;
  /** Where a new picture still has the words of the one before. */
  checkAlternativeText: string;
  save: string;
  focusHelp: string;
  across: string;
  down: string;
  desktopCut: string;
  phoneCut: string;
  /** Over the list of what was shown before. */
  earlier: string;
  restore: string;
}

/** The charts of where leads come from. */
export interface LeadOriginsWords {
  heading: string;
  loading: string;
  /** What each chart counts; the days stand after it. */
  forms: string;
  campaigns: string;
  pages: string;
  /** Between the first and the last day. */
  to: string;
  day: string;
  total: string;
  table: string;
  /** What is too small to be shown by itself. */
  others: string;
  /** For whoever came by no campaign. */
  noCampaign: string;
  /** Where nobody came in all these days. */
  empty: string;
}
