import { declareFont } from './declare-font.ts';

declareFont({
  family: 'Lakefront Display',
  url: './lakefront-display.woff2',
  weights: '600 800',
  standIns: [{ name: 'Trebuchet MS', installed: ['Trebuchet MS', 'TrebuchetMS'], width: 1.035 }],
});
declareFont({
  family: 'Lakefront Sans',
  url: './lakefront-sans.woff2',
  weights: '380 700',
  standIns: [{ name: 'Verdana', installed: ['Verdana'], width: 0.913 }],
});
