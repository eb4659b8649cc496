import type { CaptionedPicture, NavigationLink, Note } from '@sponsor/domain';
import type {
  CommunityImpactWords,
  EmbedPanelNoteProps,
  EmbedPanelWords,
  InvestNowWords,
  OfferingHeroWords,
  OfferingIntroWords,
} from '@sponsor/ui/sections';
import type { SampleDocumentWords } from './documents.ts';
import type { InvestWords } from './funds.ts';

export interface RegulationDContent {
  hero: OfferingHeroWords;
  closing: InvestNowWords;
}

export interface RegulationDInvestContent {
  panel: InvestWords;
  intro: OfferingIntroWords;
}

export interface CommunityImpactContent extends CommunityImpactWords {
  picture: CaptionedPicture;
  sourcesHeading: string;
  notes: readonly Note[];
}

/** The way to a sample, and what stands around its pages where they are there to be leafed through. */
export interface SampleBookWords {
  /** Of the link to it. */
  label: string;
  document: Pick<SampleDocumentWords, 'url' | 'drawnPages'>;
  /** Names the book for a screen reader. */
  title: string;
  /** Above it: that it is a sample, and no offer. */
  text: string;
  /** Under it, before the link: that the pages are pictures. */
  note: string;
}

export interface MemorandumContent extends EmbedPanelWords {
  /** Names the viewer for a screen reader. */
  viewerTitle: string;
  /** Link to ask for a copy while it is not published here. */
  ask: NavigationLink;
  /** For a sponsor who has one. */
  sample?: SampleBookWords;
  document: EmbedPanelNoteProps & { label: string };
  contents: EmbedPanelNoteProps;
  beforeYouDecide: EmbedPanelNoteProps;
  questions: { heading: string; text: string; contact: NavigationLink; invest: NavigationLink };
  notes: readonly Note[];
}
