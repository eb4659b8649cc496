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
  theme: menu('Brand', 'paintbrush', { limestone: 'Limestone', lakefront: 'Lakefront, the second brand' }),
  surface: menu('Surface under small stories', 'contrast', { page: 'Page', tint: 'Tint', inverse: 'Inverse' }),
  motion: menu('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
};

export const initialGlobals = { theme: 'limestone', surface: 'page', motion: 'full' };
