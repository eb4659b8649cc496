import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Sponsor design system',
    appBg: '#f4f2ec',
    barBg: '#ffffff',
    colorPrimary: '#1e4b3a',
    colorSecondary: '#1e4b3a',
    appBorderRadius: 3,
    inputBorderRadius: 3,
  }),
});
