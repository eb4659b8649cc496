import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import { declareFont } from './declare-font.ts';

declareFont({ family: 'Sponsor Display', url: './sponsor-display.woff2', weights: '400 600', standIn: georgia });
declareFont({ family: 'Sponsor Sans', url: './sponsor-sans.woff2', weights: '400 650', standIn: arial });
