import type {
  CommunityImpactContent,
  DeckContent,
  DeckPages,
  PrivacyChoicesWords,
  PublishedArticle,
  RegulationDContent,
  RegulationDInvestContent,
  SampleDocuments,
} from '@sponsor/contract';
import type { Note } from '@sponsor/domain';
import type { PressCarouselWords } from '@sponsor/ui/sections';

export const articles: readonly PublishedArticle[] = [];

export const communityImpact: CommunityImpactContent | undefined = undefined;

export const deckPages: DeckPages | undefined = undefined;

export const deck: DeckContent | undefined = undefined;

export const documents: SampleDocuments = {};

export const press: PressCarouselWords | undefined = undefined;

export const privacyChoices: PrivacyChoicesWords | undefined = undefined;

export const regulationDInvest: RegulationDInvestContent | undefined = undefined;

export const regulationDNotes: readonly Note[] | undefined = undefined;

export const regulationD: RegulationDContent | undefined = undefined;
