import { defineBrand } from '../define-brand.ts';

/**
 * The product's own brand: Indiana limestone paper, evergreen roofs, brass annotation. Its measures are the defaults.
 */
export const limestone = defineBrand({
  name: 'limestone',
  colour: {
    base: {
      page: '#f4f2ec',
      raised: '#ffffff',
      tint: '#e6e2d8',
      text: '#191f1c',
      textMuted: '#4a514c',
      accent: '#1e4b3a',
      accentHover: '#15382b',
      onAccent: '#fefefe',
      annotation: '#7f5a1c',
      detail: '#b4893f',
      lineSubtle: '#d3cec1',
      lineControl: '#857f70',
      danger: '#a3271f',
      success: '#1f6b43',
      action: '#1e4b3a',
      actionHover: '#15382b',
      onAction: '#ffffff',
      shade: 'rgb(25 31 28 / 0.13)',
    },
    inverse: {
      page: '#14261e',
      raised: '#1e3a2e',
      tint: '#1e3a2e',
      text: '#f1efe7',
      textMuted: '#b9c4bb',
      accent: '#5e8c76',
      accentHover: '#6d9a84',
      onAccent: '#0c1712',
      annotation: '#ddb871',
      detail: '#b4893f',
      lineSubtle: '#3b5649',
      lineControl: '#7f9488',
      danger: '#f2a59c',
      success: '#8fd0a8',
      action: '#ddb871',
      actionHover: '#e8cb92',
      onAction: '#14261e',
      shade: 'rgb(0 0 0 / 0.28)',
    },
  },
  font: {
    display: {
      stack:
        "'Sponsor Display', 'Sponsor Display Fallback Georgia', 'Sponsor Display Fallback Noto Serif', 'Sponsor Display Fallback DejaVu Serif', 'Sponsor Display Fallback Open Sans', Georgia, serif",
      weight: 420,
    },
    text: {
      stack:
        "'Sponsor Sans', 'Sponsor Sans Fallback Arial', 'Sponsor Sans Fallback Roboto', 'Sponsor Sans Fallback DejaVu Sans', 'Sponsor Sans Fallback Open Sans', Arial, sans-serif",
      weight: 400,
      mediumWeight: 550,
      strongWeight: 650,
    },
  },
  shadow: { y: 12, blur: 32, colour: 'rgb(25 31 28 / 0.14)' },
});
