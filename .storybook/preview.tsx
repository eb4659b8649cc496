import '../packages/ui/src/entries/theme.ts';
import '../packages/ui/src/entries/theme-lakefront.ts';
import './preview.css';
import './docs/docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { BrandedPage } from './docs/BrandedPage.tsx';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { codeToCopy, functionToCopy } from './docs/code-to-copy.ts';
import { followToolbar, wear } from './follow-toolbar.ts';
import { describeProps } from './props/describe-props.ts';
import { StaffFrame, StoryFrame } from './StoryFrame.tsx';
import { initialGlobals, toolbars } from './toolbars.ts';

const viewports = [390, 768, 1280, 1440].map((width) => [
  `w${width}`,
  { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
]);

// Mocks are cleared, not restored (the default), because a restored mock forgets its implementation, which the code to
// copy prints. The type allows only one of the two.
const mocks = { clearMocks: true, dangerouslyIgnoreUnhandledErrors: false };

followToolbar();

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals,
  argTypesEnhancers: [describeProps],
  parameters: {
    // axe checks target sizes only when asked to, and spends most of its time describing passes.
    a11y: {
      test: 'error',
      options: { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] },
    },
    layout: 'fullscreen',
    viewport: { options: Object.fromEntries(viewports) },
    // The toolbar uses the brand's own surfaces instead.
    backgrounds: { disable: true },
    controls: { sort: 'requiredFirst', expanded: true },
    docs: { page: ComponentPage, container: BrandedPage, source: { type: 'dynamic', transform: codeToCopy } },
    jsx: { functionValue: functionToCopy },
    test: mocks,
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          ['Getting started', 'Choosing', 'Tokens in design tools', 'Announcements', 'What changed', 'Versions'],
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Shape', 'Surfaces', 'Motion', 'Breakpoints', 'States'],
          'Primitives',
          'Components',
          ['Actions', 'Fields', 'Feedback', 'Overlays', 'Data', 'Claims', 'Content'],
          'Drawings',
          ['Library', ['Kit']],
          'Forms',
          'Sections',
          'Admin',
          'Pages',
        ],
      },
    },
  },
  // On a page of documentation each story is a separate React root, and all of them would generate the same ids.
  loaders: [({ id, parameters }) => void (parameters['react'] = { rootOptions: { identifierPrefix: id } })],
  decorators: [
    (Story, { globals, parameters, title, viewMode }) => {
      const onPage = viewMode === 'docs';
      if (!onPage) wear(globals);
      if (parameters['frame'] === 'none' || title.startsWith('Sections/')) return <Story />;
      return title.startsWith('Admin/') ? (
        <StaffFrame>
          <Story />
        </StaffFrame>
      ) : (
        <StoryFrame surface={globals['surface']} theme={onPage ? globals['theme'] : undefined} fillsWindow={!onPage}>
          <Story />
        </StoryFrame>
      );
    },
  ],
});
