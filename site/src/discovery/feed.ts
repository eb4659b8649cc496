import { articles } from '@sponsor/content/articles';
import type { BlogWords, PageWords } from '@sponsor/domain';
import { escapeMarkup } from '../escape-markup.ts';
import { titleOf } from '../title.ts';

/** Where the feed of the articles lies. */
export const feedAddress = '/blog/feed.xml';

/** The articles for programs that collect them. What is said of risk travels with each, since nobody sees the page around it. */
export function feed(publicUrl: string, words: PageWords, { listRisk, risk }: BlogWords): string {
  const items = articles.map(({ id, title, excerpt, date, topic }) => {
    const address = `${publicUrl}/blog/${id}`;
    return [
      '<item>',
      element('title', title),
      element('link', address),
      `<guid isPermaLink="true">${escapeMarkup(address)}</guid>`,
      element('pubDate', new Date(date).toUTCString()),
      element('category', topic),
      element('description', `${excerpt} ${risk.heading}: ${risk.text}`),
      '</item>\n',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    element('title', titleOf(words)),
    element('link', `${publicUrl}/blog`),
    element('description', `${words.description} ${listRisk}`),
    element('language', 'en-us'),
    `<atom:link href="${escapeMarkup(publicUrl + feedAddress)}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
