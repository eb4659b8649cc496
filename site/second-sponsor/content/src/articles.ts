import type { PublishedArticle } from '@sponsor/contract';

export const articles: readonly PublishedArticle[] = [];
