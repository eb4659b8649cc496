import { declareFont } from './declare-font.ts';

const [regular, heavier] = ['400 499', '500 700'] as const;

// Windows and Apple's systems have the first, Android the second, Linux one of the others. The widths are measured on
// the sample content: on its headings, and on the text of its pages.
declareFont({
  family: 'Sponsor Display',
  url: './sponsor-display.woff2',
  weights: '400 600',
  standIns: [
    { name: 'Georgia', installed: ['Georgia', 'Gelasio-Regular'], width: 0.962 },
    { name: 'Noto Serif', installed: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], width: 0.892 },
    { name: 'DejaVu Serif', installed: ['DejaVu Serif'], width: 0.835 },
    { name: 'Open Sans', installed: ['OpenSans-Regular'], width: 0.926 },
  ],
});
declareFont({
  family: 'Sponsor Sans',
  url: './sponsor-sans.woff2',
  weights: '400 650',
  standIns: [
    { name: 'Arial', installed: ['Arial', 'ArialMT', 'Liberation Sans'], width: 1.018, weights: regular },
    { name: 'Arial', installed: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.98, weights: heavier },
    { name: 'Roboto', installed: ['Roboto', 'Roboto-Regular'], width: 1.02, weights: regular },
    { name: 'Roboto', installed: ['Roboto', 'Roboto-Regular'], width: 1.055, weights: heavier },
    { name: 'DejaVu Sans', installed: ['DejaVu Sans'], width: 0.891, weights: regular },
    { name: 'DejaVu Sans', installed: ['DejaVu Sans Bold'], width: 0.825, weights: heavier },
    { name: 'Open Sans', installed: ['OpenSans-Regular'], width: 0.967, weights: regular },
    { name: 'Open Sans', installed: ['OpenSans-Bold'], width: 0.938, weights: heavier },
  ],
});
