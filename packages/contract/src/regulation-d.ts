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

/** The link to a sample, and the words around its flip book, if there is one. */
export interface SampleBookWords {
  /** The label of the link. */
  label: string;
  document: Pick<SampleDocumentWords, 'url' | 'drawnPages'>;
  /** Names the book for a screen reader. */
  title: string;
  /** Above it: that it is a sample and not an offer. */
  text: string;
  /** Below it, before the link: that the pages are pictures. */
  note: string;
}

export interface MemorandumContent extends EmbedPanelWords {
  /** Names the viewer for a screen reader. */
  viewerTitle: string;
  /** The link to request a copy while the document is not published here. */
  ask: NavigationLink;
  /** For a sponsor that has one. */
  sample?: SampleBookWords;
  document: EmbedPanelNoteProps & { label: string };
  contents: EmbedPanelNoteProps;
  beforeYouDecide: EmbedPanelNoteProps;
  questions: { heading: string; text: string; contact: NavigationLink; invest: NavigationLink };
  notes: readonly Note[];
}
