import trebuchet from '@capsizecss/metrics/trebuchetMS';
import verdana from '@capsizecss/metrics/verdana';
import { declareFont } from './declare-font.ts';

declareFont({ family: 'Lakefront Display', url: './lakefront-display.woff2', weights: '600 800', standIn: trebuchet });
declareFont({ family: 'Lakefront Sans', url: './lakefront-sans.woff2', weights: '380 700', standIn: verdana });
