import { afterEach, describe, expect, it, vi } from 'vitest';
import * as admin from './admin.ts';
import * as behaviours from './behaviours.ts';
import * as drawings from './drawings.ts';
import * as forms from './forms.ts';
import * as components from './index.ts';
import * as sections from './sections.ts';
import * as tokens from './tokens.ts';

const entries = [
  {
    entry: '@sponsor/ui',
    exported: components,
    names: [
      'Button',
      'ButtonLink',
      'Card',
      'Carousel',
      'Claim',
      'Confirmation',
      'Container',
      'Field',
      'Footnotes',
      'Grid',
      'GridItem',
      'Heading',
      'HoverCard',
      'Inline',
      'Link',
      'LinkProvider',
      'PauseButton',
      'Panel',
      'Picture',
      'Prose',
      'Section',
      'Select',
      'Slider',
      'Spinner',
      'Stack',
      'Text',
      'TextArea',
      'TextField',
      'ToastProvider',
      'VideoPoster',
      'VisuallyHidden',
      'useToast',
    ],
  },
  {
    entry: '@sponsor/ui/forms',
    exported: forms,
    names: ['ContactForm', 'DeckForm', 'SignUpForm', 'WebinarForm', 'useSubmission'],
  },
  {
    entry: '@sponsor/ui/sections',
    exported: sections,
    names: [
      'Article',
      'ArticleGrid',
      'Calculator',
      'CommunityImpact',
      'CommunityFeatures',
      'CommunityPlans',
      'ContactPanel',
      'DeckDownload',
      'EmbedPanel',
      'ErrorScreen',
      'Explainer',
      'FundCards',
      'HomeHero',
      'InvestNow',
      'LandingHero',
      'Leadership',
      'LegalText',
      'Management',
      'NeedHelp',
      'NextSteps',
      'NotFound',
      'OfferingHero',
      'OfferingIntro',
      'Opportunities',
      'Opportunity',
      'PageHead',
      'PageNotes',
      'Pipeline',
      'PortfolioCarousel',
      'PortfolioImages',
      'PressCarousel',
      'ProblemSolution',
      'ProcessSteps',
      'ProjectResults',
      'Reasons',
      'ReceivedPanel',
      'SiteFooter',
      'SiteHeader',
      'StatBand',
      'Strategy',
      'Structure',
      'TrackRecord',
      'Traits',
      'UpcomingProjects',
      'WebinarAccess',
      'WebinarCall',
      'WebinarRegistration',
      'WhyInvest',
      'WhyInvestValues',
    ],
  },
  {
    entry: '@sponsor/ui/admin',
    exported: admin,
    names: ['AdminShell', 'LeadTable', 'SetUpAccount', 'SignIn', 'Waiting'],
  },
  {
    entry: '@sponsor/ui/drawings',
    exported: drawings,
    names: [
      'AgeStair',
      'ApartmentsElevation',
      'BrandMark',
      'CountyDensity',
      'Cutout',
      'DeckCover',
      'EmptyLot',
      'FlexAxonometric',
      'FlexBayPlan',
      'FlexElevation',
      'FlexTrait',
      'MonogramPlate',
      'OneBedroomPlan',
      'PipelineMap',
      'PorchDetail',
      'PressWordmark',
      'RentSection',
      'SeniorElevation',
      'SitePlan',
      'StorageElevation',
      'StudioPlan',
      'TitleMark',
      'UnbuiltElevation',
    ],
  },
  {
    entry: '@sponsor/ui/behaviours',
    exported: behaviours,
    names: ['penOnFirstSight', 'showConfirmation', 'startHeader'],
  },
  { entry: '@sponsor/ui/tokens', exported: tokens, names: ['below', 'breakpoints', 'from', 'vars'] },
];

describe('the public API', () => {
  it.each(entries)('$entry exports exactly these names', ({ exported, names }) => {
    expect(Object.keys(exported).toSorted()).toEqual(names.toSorted());
  });
});

describe('the behaviours', () => {
  afterEach(() => {
    vi.doUnmock('react');
    vi.resetModules();
  });

  it('come without React', async () => {
    vi.resetModules();
    vi.doMock('react', () => {
      throw new Error('React was imported.');
    });
    await expect(import('./behaviours.ts')).resolves.toHaveProperty('startHeader');
  });
});
