import { builtInBrands } from '../packages/ui/src/tokens/brands/built-in-brands.ts';

const menu = (title: string, icon: 'paintbrush' | 'contrast' | 'play', choices: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
});

export const toolbars = {
  theme: menu('Brand', 'paintbrush', Object.fromEntries(builtInBrands.map(({ name }) => [name, name]))),
  surface: menu('Surface under small stories', 'contrast', { page: 'Page', tint: 'Tint', inverse: 'Inverse' }),
  motion: menu('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
};

export const initialGlobals = { theme: builtInBrands[0].name, surface: 'page', motion: 'full' };
