export { Article, type ArticlePicture, type ArticleProps } from '../sections/Article/Article.tsx';
export { ArticleGrid, type ArticleGridProps } from '../sections/ArticleGrid/ArticleGrid.tsx';
export { Calculator, type CalculatorProps } from '../sections/Calculator/Calculator.tsx';
export { ContactPanel, type ContactPanelProps } from '../sections/ContactPanel/ContactPanel.tsx';
export { EmbedPanel, type EmbedPanelProps } from '../sections/EmbedPanel/EmbedPanel.tsx';
export { ErrorScreen, type ErrorScreenProps } from '../sections/ErrorScreen/ErrorScreen.tsx';
export { HomeHero, type HomeHeroProps } from '../sections/HomeHero/HomeHero.tsx';
export { LandingHero, type LandingHeroProps } from '../sections/LandingHero/LandingHero.tsx';
export { Leadership, type LeadershipProps } from '../sections/Leadership/Leadership.tsx';
export { LegalText, type LegalTextProps } from '../sections/LegalText/LegalText.tsx';
export { Management, type ManagementProps } from '../sections/Management/Management.tsx';
export { NotFound, type NotFoundProps } from '../sections/NotFound/NotFound.tsx';
export { Opportunity, type OpportunityProps } from '../sections/Opportunity/Opportunity.tsx';
export { PageHead, type PageHeadProps } from '../sections/PageHead/PageHead.tsx';
export { Pipeline, type PipelineProps } from '../sections/Pipeline/Pipeline.tsx';
export { PortfolioCarousel, type PortfolioCarouselProps } from '../sections/PortfolioCarousel/PortfolioCarousel.tsx';
export { PortfolioImages, type PortfolioImagesProps } from '../sections/PortfolioImages/PortfolioImages.tsx';
export { ProblemSolution, type ProblemSolutionProps } from '../sections/ProblemSolution/ProblemSolution.tsx';
export { ProcessSteps, type ProcessStepsProps } from '../sections/ProcessSteps/ProcessSteps.tsx';
export { ReceivedPanel, type ReceivedPanelProps } from '../sections/ReceivedPanel/ReceivedPanel.tsx';
export { SiteFooter, type SiteFooterProps } from '../sections/SiteFooter/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from '../sections/SiteHeader/SiteHeader.tsx';
export { StatBand, type StatBandProps } from '../sections/StatBand/StatBand.tsx';
export { Strategy, type StrategyProps } from '../sections/Strategy/Strategy.tsx';
export { Structure, type StructureProps } from '../sections/Structure/Structure.tsx';
export { TrackRecord, type TrackRecordProps } from '../sections/TrackRecord/TrackRecord.tsx';
export { WebinarAccess, type WebinarAccessProps } from '../sections/WebinarAccess/WebinarAccess.tsx';
export {
  WebinarRegistration,
  type WebinarRegistrationProps,
} from '../sections/WebinarRegistration/WebinarRegistration.tsx';
export { WhyInvest, type WhyInvestProps } from '../sections/WhyInvest/WhyInvest.tsx';
