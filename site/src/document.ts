import type { RenderInput } from '@sponsor/domain';
import { entry, type PageAssets } from '../page-assets.ts';
import { bootstrap } from './bootstrap.ts';
import { headTags, type PageWords } from './head.ts';
import { titleOf } from './title.ts';

interface DocumentInput {
  page: PageWords;
  /** The source whose styles and scripts the page needs. */
  source: string;
  /** What the root holds from the start; nothing where the browser alone draws the page. */
  body: string;
  /** The page's own scripts are not needed, only those that every page has. */
  still?: boolean | undefined;
  /** What to say where there is no script, if the page cannot do without. */
  needsScript?: string | undefined;
  /** What the scripts render from; a page without it has none. */
  input?: RenderInput;
  publicUrl: string;
}

/** The HTML document of a page: its styles inlined, its fonts announced, its scripts named but not yet fetched. */
export function document({ page, source, body, still, needsScript, input, publicUrl }: DocumentInput): string {
  const assets = assetsOf(source);
  return [
    '<!doctype html><html lang="en" data-theme="limestone"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(titleOf(page))}</title>`,
    ...headTags(page, publicUrl).map(
      ({ element, key, name, valueAttribute, value }) =>
        `<${element} ${key}="${name}" ${valueAttribute}="${escapeHtml(value)}">`,
    ),
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<style>${layerOrder}\n${assets.css}</style>`,
    '<link rel="manifest" href="/site.webmanifest">',
    `</head><body><div id="root">${body}</div>`,
    ...(needsScript ? [`<noscript>${escapeHtml(needsScript)}</noscript>`] : []),
    ...(input ? scripts(input, still ? { ...assets, modules: assetsOf(entry).modules } : assets) : []),
    '</body></html>',
  ].join('');
}

const layerOrder = '@layer reset,tokens,primitives,components,sections;';

function scripts(input: RenderInput, { modules, stylesheets }: PageAssets): string[] {
  return [
    `<script type="application/json" id="render-input">${JSON.stringify(input).replaceAll('<', '\\u003c')}</script>`,
    `<script data-modules="${modules.join(' ')}" data-stylesheets="${stylesheets.join(' ')}">(${bootstrap.toString()})()</script>`,
  ];
}

function assetsOf(source: string): PageAssets {
  const assets = import.meta.env.PAGE_ASSETS[source];
  if (!assets) throw new Error(`The build has no assets for ${source}.`);
  return assets;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
