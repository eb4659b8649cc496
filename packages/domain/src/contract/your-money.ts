import type { Note, Prose } from '../claim.ts';
import type { NavigationLink } from '../content.ts';

/**
 * Something that investors ask of a fund. What is known is the answer; what the sponsor still owes is said in [brackets],
 * so that nobody takes silence for an answer.
 */
export interface InvestorQuestion {
  question: string;
  answer?: Prose;
  /** In [brackets]. */
  open?: string;
  /** What the open part is about. */
  explanation?: string;
  /** The page of the fund's document that says it, in [brackets] until it is known. */
  page: string;
}

export interface FeeWords {
  kind: string;
  paysFor: string;
  /** Who is paid, and how much of what: in [brackets] until they are known. */
  paidTo: string;
  amount: string;
  page: string;
}

/** One of several ways, or of steps that follow each other. */
export interface StageWords {
  /** When it happens. */
  when?: string;
  title: string;
  text: Prose;
  /** In [brackets]: what the sponsor still owes. */
  open?: string;
}

/** The way an investor's money takes through a fund: who holds it, what releases it, what it costs, how it comes back. */
export interface YourMoneyWords {
  heading: string;
  lede: Prose;
  /** Whom to ask, and the same page of the other fund, for a sponsor who has two. */
  actions: readonly NavigationLink[];
  /** Goes before the page numbers for those who hear them. */
  pageLabel: string;
  in: { heading: string; questions: readonly InvestorQuestion[] };
  while: { heading: string; questions: readonly InvestorQuestion[] };
  fees: {
    heading: string;
    introduction: string;
    columns: Record<keyof FeeWords, string>;
    fees: readonly FeeWords[];
  };
  out: { heading: string; introduction: Prose; ways: readonly StageWords[] };
  afterwards: { heading: string; introduction: Prose; steps: readonly StageWords[] };
  /** What to read, and whom to ask. */
  next: { heading: string; text: string; documentLabel: string; actions: readonly NavigationLink[] };
  notes: readonly Note[];
}
