import type { BlogContent } from '@sponsor/contract';
import { circular } from './circular.ts';

export const blog: BlogContent = {
  list: {
    heading: 'Insights',
    lede: 'On the buildings we develop, the towns they stand in, how the funds work, and what can go wrong.',
    readMoreLabel: 'Read More',
    risk: 'Articles are general information. They are neither an offer of securities nor advice. Investing in real estate involves risk, including the loss of what you invest; returns are not guaranteed and may vary, and past performance is not indicative of future results. The drawings are illustrative and not to scale.',
  },
  article: {
    back: { label: 'Back to Blog', href: '/blog' },
    facts: {
      published: 'Published',
      readingTime: 'Reading time',
      topic: 'Topic',
      figures: { name: 'Please note', value: 'Figures as of publication' },
    },
    risk: {
      heading: 'Investment risk',
      text: 'This article is general information. It is not an offer to sell or a solicitation to buy any security, and it is not advice; an offer is made only by the offering circular or the private placement memorandum. Investing in real estate involves risk: the investments are speculative and illiquid, and you could lose all of what you invest. Returns are not guaranteed and may vary. Past performance is not indicative of future results.',
      documentLabel: circular.read,
    },
  },
};
