import '../packages/ui/src/entries/theme.ts';
import '../packages/ui/src/entries/theme-lakefront.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { vars } from '../packages/ui/src/tokens/contract.css.ts';

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: Object.fromEntries(
        [390, 768, 1280, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  globalTypes: {
    theme: {
      description: 'Brand',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [
          { value: 'limestone', title: 'Limestone (the product)' },
          { value: 'lakefront', title: 'Lakefront (second brand)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'limestone' },
  decorators: [
    (Story, { globals, parameters, title }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      const fillsWindow = parameters['frame'] === 'none' || /^(Sections|Admin)\//.test(title);
      return fillsWindow ? (
        <Story />
      ) : (
        <div style={{ padding: vars.space.x6 }}>
          <Story />
        </div>
      );
    },
  ],
});
