import type { ExplainedTerm, GlossaryContent } from '@sponsor/contract';
import { Term, TermExplanation } from '@sponsor/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** Skips controls, fields, drawings, headings, hidden text, islands, and notes, which are shown twice. */
const leftAlone =
  /^<(?:a|button|del|dialog|form|h[1-6]|label|script|style|summary|svg)\b|^<[^>]* (?:data-island|aria-hidden="true"|id="note-)/;

/** A term and its note mark. An inline block keeps them on one line unless they are wider than the line. */
const wordWithMark = /<button[^>]* data-term=[^>]*>[^<]*<\/button><sup.*?<\/sup>/g;

/** Makes every term expandable at its first use on the page, and puts the explanations at the end of its `main`. */
export function linkGlossaryTerms(
  html: string,
  { letters, placeLabel }: Pick<GlossaryContent, 'letters' | 'placeLabel'>,
): string {
  const [, before = '', main = '', after = ''] = /^(.*<main[^>]*>)(.*)(<\/main>.*)$/s.exec(html) ?? [];
  const waiting = new Set(letters.flatMap(({ terms }) => terms));
  const explained: ExplainedTerm[] = [];
  let depth = 0;
  let alone = Number.POSITIVE_INFINITY;

  const words = main.split(/(<[^<>]*>)/).map((part) => {
    if (part.startsWith('</')) {
      if (depth === alone) alone = Number.POSITIVE_INFINITY;
      depth -= 1;
    } else if (part.startsWith('<')) {
      if (part.startsWith('<!') || part.endsWith('/>')) return part;
      depth += 1;
      if (leftAlone.test(part)) alone = Math.min(alone, depth);
    } else if (depth < alone) return explainIn(part);
    return part;
  });
  if (explained.length === 0) return html;
  const marked = words.join('').replace(wordWithMark, '<span style="display:inline-block">$&</span>');
  return [before, marked, ...explained.map(explanation), after].join('');

  function explainIn(text: string): string {
    const [first] = [...waiting]
      .flatMap((term) =>
        term.phrase === undefined ? [] : [{ term, says: term.phrase, at: placeOf(term.phrase, text) }],
      )
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at);
    if (!first) return text;
    waiting.delete(first.term);
    explained.push(first.term);
    const end = first.at + first.says.length;
    const word = renderToStaticMarkup(<Term explainedBy={idOf(first.term)}>{first.says}</Term>);
    return text.slice(0, first.at) + word + explainIn(text.slice(end));
  }

  function explanation(term: ExplainedTerm): string {
    const more = { label: placeLabel, href: `/glossary#${term.id}` };
    return renderToStaticMarkup(
      <TermExplanation id={idOf(term)} title={term.term} description={term.definition} more={more} />,
    );
  }
}

/**
 * Returns the position of the words unless they end a longer word or are within the [brackets] of missing content; -1
 * if there is none.
 */
function placeOf(words: string, text: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const earlier = text.slice(0, at);
    if (!/[\w-]$|\[[^\][]*$/.test(earlier)) return at;
  }
  return -1;
}

const idOf = ({ id }: ExplainedTerm) => `term-${id}`;
