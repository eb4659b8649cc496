import type { GlossaryContent } from '@sponsor/contract';
import svgPath from 'svgpath';
import { linkGlossaryTerms } from './link-glossary-terms.tsx';

/**
 * Runs the passes over the rendered HTML of a page, in this order. The styles are chosen after them, for what is in the
 * result (`page-styles.ts`). The server adds the page's version and its policy to the whole document
 * (`packages/backend/src/server/render-pages.ts`).
 *
 * @param glossary the terms to explain; undefined on a page that explains none.
 */
export function finishHtml(html: string, glossary: GlossaryContent | undefined): string {
  // React renders no shorter path than it is given, and a drawing is composed of parts that know only their own.
  const short = shortenPaths(html);
  // In the HTML, so that words need not know the glossary, and no script carries it.
  return glossary ? linkGlossaryTerms(short, glossary) : short;
}

/**
 * Writes the paths of drawings from point to point instead of from the origin. Lines that run side by side then read
 * alike, which compresses better; two decimals are what the drawings are made in.
 */
function shortenPaths(html: string): string {
  return html.replace(/<svg[^>]* role="img".*?<\/svg>/gs, (drawing) =>
    drawing.replace(/ d="([^"]*)"/g, (_attribute, path: string) => ` d="${svgPath(path).rel().round(2).toString()}"`),
  );
}
