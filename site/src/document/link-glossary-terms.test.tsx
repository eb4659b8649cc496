import type { ExplainedTerm } from '@sponsor/contract';
import { describe, expect, it } from 'vitest';
import { linkGlossaryTerms } from './link-glossary-terms.tsx';

const escrow: ExplainedTerm = {
  id: 'escrow',
  term: 'Escrow',
  phrase: 'escrow',
  definition: 'An account between both.',
};
const circular: ExplainedTerm = {
  id: 'circular',
  term: 'Offering circular',
  phrase: 'offering circular',
  definition: 'A document.',
};
const unsaid: ExplainedTerm = { id: 'sponsor', term: 'Sponsor', definition: 'Who sets it up.' };
const words = { letters: [{ letter: 'E', terms: [escrow, circular, unsaid] }], placeLabel: 'In the glossary' };

function explain(main: string): Element {
  const html = linkGlossaryTerms(`<header>escrow</header><main id="main">${main}</main><footer>escrow</footer>`, words);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const explained = (page: Element) => Array.from(page.querySelectorAll('[data-term]'), (term) => term.textContent);
const sentence = (page: Element) => page.querySelector('p')?.textContent;

describe('the terms of a page', () => {
  it('[claim-6] can be opened at their first use, in the order of the page', () => {
    const page = explain(
      '<p>The offering circular names the escrow.</p><p>Read about escrow in the offering circular.</p>',
    );
    expect(explained(page)).toEqual(['offering circular', 'escrow']);
    expect(sentence(page)).toBe('The offering circular names the escrow.');
    const [term] = page.querySelectorAll('[data-term]');
    const meaning = page.querySelector(`main > #${term?.getAttribute('popovertarget')}`);
    expect(meaning?.textContent).toContain('A document.');
    expect(meaning?.querySelector('a')?.getAttribute('href')).toBe('/glossary#circular');
  });

  it.each([
    ['a link', '<a href="/">escrow</a>'],
    ['a heading', '<h2>An <em>escrow</em></h2>'],
    ['a button', '<button>escrow</button>'],
    ['a form', '<form><p>escrow</p></form>'],
    ['a drawing', '<svg><title>escrow</title></svg>'],
    ['a note', '<ol><li id="note-3"><span>3</span><span>escrow</span></li></ol>'],
    ['an island', '<div data-island="/x.js"><div><p>escrow</p></div></div>'],
    ['text hidden from screen readers', '<span aria-hidden="true">escrow</span>'],
    ['deleted text', '<del>escrow</del>'],
  ])('are left alone in %s, and found after it', (_where, markup) => {
    const page = explain(`${markup}<img src="x"/><!-- --><p>Money waits in escrow.</p>`);
    expect(explained(page)).toEqual(['escrow']);
    expect(page.querySelector('[data-term]')?.parentElement?.textContent).toBe('Money waits in escrow.');
  });

  it.each([
    ['a placeholder', '[name of the escrow agent]'],
    ['a longer word', 'self-escrow'],
  ])('are left alone in %s, and found after it', (_where, text) => {
    const page = explain(`<p>${text}</p><p>Money waits in escrow.</p>`);
    expect(explained(page)).toEqual(['escrow']);
    expect(page.querySelector('[data-term]')?.parentElement?.textContent).toBe('Money waits in escrow.');
  });

  it('stay on one line with their note marks', () => {
    const page = explain('<p>Your escrow<sup><a href="#note-1">1</a></sup> comes first.</p>');
    const [term] = page.querySelectorAll<HTMLElement>('[data-term]');
    expect(term?.parentElement?.textContent).toBe('escrow1');
    expect(term?.parentElement?.style.display).toBe('inline-block');
    expect(sentence(page)).toBe('Your escrow1 comes first.');
  });

  it('leave a page without terms unchanged', () => {
    const html = '<main><p>Nothing of the kind: the sponsor &amp; others.</p></main>';
    expect(linkGlossaryTerms(html, words)).toBe(html);
  });
});
