import { pages } from '@sponsor/content/pages';
import { sponsor } from '@sponsor/content/sponsor';
import { theme } from '@sponsor/content/theme';
import type { PageWords, SiteConfig } from '@sponsor/domain';
import { markOpening, openingStyles } from '../browser/opening-view.ts';
import { recordPresses } from '../browser/record-presses.ts';
import { feedAddress } from '../discovery/feed.ts';
import { structuredData } from '../discovery/structured-data.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { PageHandle } from '../page-handle.ts';
import { selectStyles } from '../staff/select-styles.ts';
import { titleOf } from '../title.ts';
import type { ServedAssets } from './assets.ts';
import { headTags } from './head.ts';
import { preloadFonts } from './preload-fonts.ts';

interface PublicDocument {
  page: PageHandle;
  body: string;
  css: string;
  assets: ServedAssets;
  site: SiteConfig;
  publicUrl: string;
  /** Whether search engines may find the site. */
  listed: boolean;
}

/** Returns the document of a page for visitors: styles inlined, fonts preloaded, one small script for all pages. */
export function publicDocument({ page, body, css, assets, site, publicUrl, listed }: PublicDocument): string {
  const fonts = preloadFonts([...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g))]);
  return [
    ...head(page, page.canonical, { publicUrl, listed }, scriptDataOf(site, page)),
    // Otherwise the analytics of the next page would learn this address.
    page.status === 200 ? '' : '<meta name="referrer" content="strict-origin">',
    pages.blog ? feedLink(pages.blog) : '',
    fonts.head,
    `<style>${css}${betweenPages}${openingStyles}</style>`,
    `<script type="speculationrules">${speculationRules}</script>`,
    ...structuredData(page, site, publicUrl).map((data) => dataBlock('application/ld+json', data)),
    `<script>(${markOpening.toString()})();(${recordPresses.toString()})()</script>`,
    `<script type="module" src="${assets.browser}"></script>`,
    // Separate, because few pages have a book.
    body.includes(' data-pages=') ? `<script type="module" src="${assets.flipBook}"></script>` : '',
    '</head><body>',
    fonts.body,
    `${body}</body></html>`,
  ].join('');
}

const needsJavaScript = 'The staff area needs JavaScript. Turn it on and reload the page.';

/** Returns the document of the staff area, which only the browser renders. */
export function staffDocument(words: PageWords, { staff }: ServedAssets, publicUrl: string): string {
  return [
    ...head(words, undefined, { publicUrl, listed: false }),
    `<link rel="stylesheet" href="${staff.stylesheet}"><style>${betweenPages}</style><style>${selectStyles}</style>`,
    `<script type="module" src="${staff.script}"></script>`,
    `</head><body><div id="root"></div><noscript>${needsJavaScript}</noscript></body></html>`,
  ].join('');
}

/**
 * Returns the data with which the page's script checks the year, counts the page, and reports the visitor's arrival. Vendors
 * receive no address outside the site, because it may contain an e-mail address or a token.
 */
function scriptDataOf({ consent, crm, analytics }: SiteConfig, { status }: PageHandle): string {
  return [
    consent === 'opt-in' ? ' data-consent="opt-in"' : '',
    crm?.utmFromSession ? ' data-campaign="session"' : '',
    analytics && status === 200
      ? ` data-analytics="${escapeMarkup(analytics.scriptUrl)}" data-analytics-id="${escapeMarkup(analytics.measurementId)}"`
      : '',
    ` data-time-zone="${sponsor.timeZone}"`,
  ].join('');
}

function head(
  words: PageWords,
  canonical: string | undefined,
  site: { publicUrl: string; listed: boolean },
  scriptData = '',
): string[] {
  return [
    `<!doctype html><html lang="en" data-theme="${theme}"${scriptData}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(titleOf(words))}</title>`,
    ...headTags(words, canonical, site).map(
      ({ element, key, name, valueAttribute, value }) =>
        `<${element} ${key}="${name}" ${valueAttribute}="${escapeMarkup(value)}">`,
    ),
    '<link rel="manifest" href="/site.webmanifest">',
  ];
}

/** A short fade from one document to the next, which never delays a press. */
const betweenPages =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}' +
  '::view-transition{pointer-events:none}::view-transition-group(root){animation-duration:.12s}}';

/** The browser may prerender pages that a visitor is about to open, but not form responses, staff pages, or files. */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: { href_matches: ['/received/*', '/admin*', '/setup', '/api/*', '/rest/*', '/functions/*', '/*.*'] },
          },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

function feedLink(blog: PageWords): string {
  return `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(titleOf(blog))}" href="${feedAddress}">`;
}

/**
 * Returns data that never runs, so the content security policy need not allow it; only an end tag in it must be
 * escaped.
 */
function dataBlock(type: string, data: object): string {
  return `<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
