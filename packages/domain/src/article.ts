import type { FigureClaim, Prose } from './claim.ts';
import type { NavigationLink } from './content.ts';

/** The data of an article without its text: enough for a list of articles. */
export interface ArticleSummary {
  /** The last part of its address. */
  id: string;
  title: string;
  /** Two or three sentences without a figure in them. */
  excerpt: string;
  /** Day of publication, `2025-07-15`. */
  date: string;
  /** In display form, `5 min read`. */
  readTime: string;
  topic: string;
}

/** One piece of an article's text, in reading order. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: Prose }
  | { kind: 'list'; items: readonly Prose[] }
  | { kind: 'terms'; terms: readonly { term: string; meaning: string }[] }
  /** A large figure, and the sentence that keeps readers from overrating it. */
  | { kind: 'pull-figure'; claim: FigureClaim; sentence: string }
  /** A later addition with its own date. */
  | { kind: 'dated-note'; date: string; text: Prose }
  | { kind: 'link'; sentence: string; link: NavigationLink; external?: true }
  /** The position of the article's second picture. */
  | { kind: 'picture' };

/** The text of an article. */
export interface Article {
  lede: string;
  blocks: readonly ArticleBlock[];
  /** The suggested next step. */
  action: { heading: string; text: string; link: NavigationLink };
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}
