import type { FigureClaim, Prose } from './claim.ts';
import type { NavigationLink } from './content.ts';

/** What is known of an article without its text: enough for a list of articles. */
export interface ArticleSummary {
  /** The last part of its address. */
  id: string;
  title: string;
  /** Two or three sentences without a figure in them. */
  excerpt: string;
  /** Day of publication, `2025-07-15`. */
  date: string;
  /** As it is shown, `5 min read`. */
  readTime: string;
  topic: string;
}

/** One piece of an article's text, in reading order. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: Prose }
  | { kind: 'list'; items: readonly Prose[] }
  | { kind: 'terms'; terms: readonly { term: string; meaning: string }[] }
  /** A figure set large, and the sentence that keeps a reader from taking it for more than it is. */
  | { kind: 'pull-figure'; claim: FigureClaim; sentence: string }
  /** A word added under a date of its own. */
  | { kind: 'dated-note'; date: string; text: Prose }
  | { kind: 'link'; sentence: string; link: NavigationLink; external?: true }
  /** Where the article's second picture stands. */
  | { kind: 'picture' };

/** The text of an article. */
export interface Article {
  lede: string;
  blocks: readonly ArticleBlock[];
  /** What a reader may want to do next. */
  action: { heading: string; text: string; link: NavigationLink };
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}
