import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { from, shortWindow } from './breakpoints.ts';
import { clearOfHeader, furtherRows, headerHeight } from './header-height.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: Omit<StyleRule, '@layer' | 'selectors' | '@media'>): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  vars: { [headerHeight]: vars.layout.headerCompact },
  scrollPaddingBlockStart: clearOfHeader,
  interpolateSize: 'allow-keywords',
});
globalStyle('html', {
  '@layer': {
    [layers.reset]: {
      '@media': {
        [from('medium')]: { vars: { [headerHeight]: `calc(${vars.layout.header} + ${furtherRows})` } },
        [`${from('medium')} and ${shortWindow}`]: { vars: { [headerHeight]: '0px' } },
        print: { vars: { [headerHeight]: '0px' } },
      },
    },
  },
});
reset('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
  fontFamily: vars.font.text,
  fontSize: vars.type.size.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.type.leading.body,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset', { margin: 0, padding: 0 });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('ol, ul', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.22em' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]', { display: 'none' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });

const onPaper = (selector: string, rule: Omit<StyleRule, '@layer' | 'selectors' | '@media'>): void =>
  globalStyle(selector, { '@media': { print: { '@layer': { [layers.reset]: rule } } } });

onPaper('h1, h2, h3, h4, p, li, figure, img, svg, tr, h2 + *', { breakInside: 'avoid' });
// Keeps headings and introductions on the same page as their content.
onPaper('h1, h2, h3, h4, section > div > :first-child:not(:last-child), h2 + p', { breakAfter: 'avoid' });
onPaper(':has(> h2 + p:last-child)', { breakAfter: 'avoid' });
// On paper, bands need little vertical space, because pages end at their own edges.
onPaper('[data-surface]', { vars: { [vars.layout.section]: vars.space.x8 } });
// Nothing can be pressed on paper.
onPaper('nav', { display: 'none !important' });
onPaper('details::details-content', { contentVisibility: 'visible' });
