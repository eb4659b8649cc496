import { describe, expect, it } from 'vitest';
import * as admin from './admin.ts';
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
  { entry: '@sponsor/ui/forms', exported: forms, names: ['ContactForm', 'SignUpForm', 'useSubmission'] },
  {
    entry: '@sponsor/ui/sections',
    exported: sections,
    names: [
      'Calculator',
      'ContactPanel',
      'EmbedPanel',
      'ErrorScreen',
      'HomeHero',
      'LandingHero',
      'Leadership',
      'LegalText',
      'Management',
      'NotFound',
      'Opportunity',
      'PageHead',
      'Pipeline',
      'PortfolioCarousel',
      'PortfolioImages',
      'ProblemSolution',
      'ProcessSteps',
      'ReceivedPanel',
      'SiteFooter',
      'SiteHeader',
      'StatBand',
      'Strategy',
      'Structure',
      'TrackRecord',
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
      'DeckCover',
      'EmptyLot',
      'FlexAxonometric',
      'FlexBayPlan',
      'FlexElevation',
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
      'penOnFirstSight',
    ],
  },
  { entry: '@sponsor/ui/tokens', exported: tokens, names: ['below', 'breakpoints', 'from', 'vars'] },
];

describe('the public API', () => {
  it.each(entries)('$entry exports exactly these names', ({ exported, names }) => {
    expect(Object.keys(exported).toSorted()).toEqual(names.toSorted());
  });
});
