import { articles } from '@sponsor/content/articles';
import { sponsor } from '@sponsor/content/sponsor';
import type { BlogContent } from '@sponsor/contract';
import type { PageWords } from '@sponsor/domain';
import { escapeMarkup } from '../escape-markup.ts';
import { titleOf } from '../title.ts';

/** The address of the feed of articles. */
export const feedAddress = '/blog/feed.xml';

/** Returns the articles for feed readers. Each includes the risk statement, because a feed lacks the page around it. */
export function feed(publicUrl: string, words: PageWords, { list, article: { risk } }: BlogContent): string {
  const items = articles.map(({ id, title, excerpt, date, topic }) => {
    const address = `${publicUrl}/blog/${id}`;
    return [
      '<item>',
      element('title', title),
      element('link', address),
      `<guid isPermaLink="true">${escapeMarkup(address)}</guid>`,
      element('pubDate', noonOf(date)),
      element('category', topic),
      element('description', `${excerpt} ${risk.heading}: ${risk.text}`),
      '</item>\n',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
    element('title', titleOf(words)),
    element('link', `${publicUrl}/blog`),
    element('description', `${words.description} ${list.risk}`),
    element('language', 'en-us'),
    `<atom:link href="${escapeMarkup(publicUrl + feedAddress)}" rel="self" type="application/rss+xml"/>\n`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}

/** Returns noon of the day at the office, because a feed reader shows the time in its user's time zone. */
function noonOf(day: string): string {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: sponsor.timeZone, timeZoneName: 'longOffset' });
  const offset = zone.formatToParts(new Date(`${day}T12:00Z`)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${new Date(day).toUTCString().slice(0, 16)} 12:00:00 ${offset.replace(/GMT|:/g, '') || '+0000'}`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
