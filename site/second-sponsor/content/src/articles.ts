import type { PublishedArticle } from '@sponsor/domain';

export const articles: readonly PublishedArticle[] = [];
