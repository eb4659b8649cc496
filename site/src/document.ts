import type { RenderInput } from '@sponsor/domain';
import { bootstrap } from './bootstrap.ts';
import { headTags, titleOf } from './head.ts';
import type { Route } from './routes.ts';

interface DocumentInput {
  route: Route;
  body: string;
  input: RenderInput;
}

/** The HTML document of a page: its styles inlined, its fonts announced, its scripts named but not yet fetched. */
export function document({ route, body, input }: DocumentInput): string {
  const { css, fonts, modules, stylesheets } = assetsOf(route);
  return [
    '<!doctype html><html lang="en" data-theme="limestone"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(titleOf(route))}</title>`,
    ...headTags(route, input.publicUrl).map(
      ({ element, key, name, valueAttribute, value }) =>
        `<${element} ${key}="${name}" ${valueAttribute}="${escapeHtml(value)}">`,
    ),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<style>${layerOrder}\n${css}</style>`,
    // Never fetched: they tell the loader of a lazy part that its styles are here already.
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="render-input">${JSON.stringify(input).replaceAll('<', '\\u003c')}</script>`,
    `<script data-modules="${modules.join(' ')}">(${bootstrap.toString()})()</script>`,
    '</body></html>',
  ].join('');
}

const layerOrder = '@layer reset,tokens,primitives,components,sections;';

function assetsOf(route: Route) {
  const assets = import.meta.env.PAGE_ASSETS[route.source];
  if (!assets) throw new Error(`The build has no assets for ${route.source}.`);
  return assets;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
