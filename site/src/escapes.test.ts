import { blog } from '@sponsor/content/blog';
import { sponsor } from '@sponsor/content/sponsor';
import type { SiteConfig } from '@sponsor/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feed } from './discovery/feed.ts';
import { sitemap } from './discovery/sitemap.ts';
import { assets } from './document/assets.fixtures.ts';
import { publicDocument, staffDocument } from './document/document.ts';
import type { PageHandle } from './page-handle.ts';
import { notFoundRoute } from './routes.ts';

/** Characters and words with a meaning in HTML, XML, JSON or a replacement string. */
const meaningful = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&lt;',
  '<!--',
  '-->',
  ']]>',
  '</script>',
  '</title>',
  '$&',
  '\\',
  '\u2028',
];

/** Short enough for the title to include the site's name. */
const hostile = fc
  .array(fc.constantFrom(...meaningful), { minLength: 1, maxLength: 3 })
  .map((parts) => `A${parts.join('')}Z`);

/** Returns everything that a program reads in a document: its elements, attributes and text. */
function contentOf(text: string, type: 'text/html' | 'application/xml'): unknown[] {
  const read = new DOMParser().parseFromString(text, type);
  return [...read.querySelectorAll('*')].map((element) => {
    const words = element.children.length === 0 ? element.textContent : '';
    return {
      name: element.tagName,
      attributes: Array.from(element.attributes, ({ name, value }) => [name, value]),
      words: element.getAttribute('type') === 'application/ld+json' ? JSON.parse(words) : words,
    };
  });
}

const harmless = 'AwordsZ';

const writers: [string, 'text/html' | 'application/xml', (text: string) => string][] = [
  [
    'the document of a page',
    'text/html',
    (text) => {
      const page: PageHandle = {
        ...notFoundRoute.handle,
        title: text,
        description: text,
        status: 200,
        canonical: '/',
        article: { date: '2026-01-05', topic: text },
      };
      const site: SiteConfig = {
        ...sponsor.siteDefaults,
        email: text,
        analytics: { scriptUrl: text, measurementId: text },
      };
      return publicDocument({ page, body: '', css: '', assets, site, publicUrl: text, listed: true });
    },
  ],
  [
    'the document of the staff area',
    'text/html',
    (text) => staffDocument({ title: text, description: text }, assets, text),
  ],
  [
    'the feed',
    'application/xml',
    (text) => {
      const risk = { heading: text, text, documentLabel: text };
      return feed(
        text,
        { title: text, description: text },
        { list: { ...blog.list, risk: text }, article: { ...blog.article, risk } },
      );
    },
  ],
  ['the sitemap', 'application/xml', sitemap],
];

describe.each(writers)('%s', (_name, type, write) => {
  it('shows any text verbatim, and has the same structure for every text', () => {
    const expected = JSON.stringify(contentOf(write(harmless), type));
    expect(expected).toContain(harmless);
    fc.assert(
      fc.property(hostile, (text) => {
        const inJson = JSON.stringify(text).slice(1, -1);
        expect(contentOf(write(text), type)).toEqual(JSON.parse(expected.replaceAll(harmless, () => inJson)));
      }),
    );
  });
});
