import type { GlossaryContent } from '@sponsor/contract';
import svgPath from 'svgpath';
import { linkGlossaryTerms } from './link-glossary-terms.tsx';

/**
 * Runs the passes over the rendered HTML of a page, in this order. The styles are chosen afterward, for the result
 * (`page-styles.ts`). The server then adds the page's version and its policy to the whole document
 * (`packages/backend/src/server/render-pages.ts`).
 *
 * @param glossary the terms to explain; undefined on a page that explains none.
 */
export function finishHtml(html: string, glossary: GlossaryContent | undefined): string {
  // React renders paths as given, and each part of a drawing knows only its own coordinates.
  const short = shortenPaths(html);
  // Explains terms in the HTML, so that texts do not depend on the glossary, and no script contains it.
  return glossary ? linkGlossaryTerms(short, glossary) : short;
}

/**
 * Rewrites the paths of drawings with relative coordinates. Parallel lines then look alike, which compresses better; the
 * drawings have two decimals.
 */
function shortenPaths(html: string): string {
  return html.replace(/<svg[^>]* role="img".*?<\/svg>/gs, (drawing) =>
    drawing.replace(/ d="([^"]*)"/g, (_attribute, path: string) => ` d="${svgPath(path).rel().round(2).toString()}"`),
  );
}
