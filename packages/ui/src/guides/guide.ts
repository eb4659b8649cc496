import type { ReactNode } from 'react';

/**
 * What a component's page in Storybook says besides its docstring, its stories and its props, which come from the code. It
 * stands beside the component as `<Name>.docs.tsx`. All texts are Markdown of one paragraph.
 */
export interface Guide {
  /** What else the component's module exports, and what is explained on this page too. */
  also?: readonly string[];
  /** When to reach for it. */
  use: readonly string[];
  /** What to take instead, by the name of its page, and when. */
  instead: Readonly<Record<string, string>>;
  /** Wrong uses for which nothing else is the answer. */
  never?: readonly string[];
  /** Its parts, from top to bottom, and what each is for. */
  anatomy: Readonly<Record<string, string>>;
  /** Where parts are in the first story, by their names: a selector each. They get a number, there and in the list. */
  parts?: Readonly<Record<string, string>>;
  /** Rules for what is written in it: lengths, tone. */
  words: readonly string[];
  /** What keys do; empty where it takes no focus. */
  keyboard: Readonly<Record<string, string>>;
  /** What is read out, and when. */
  spoken: readonly string[];
  /** Right and wrong side by side, where a picture says it better. */
  compare?: readonly Comparison[];
}

export interface Comparison {
  right: ReactNode;
  wrong: ReactNode;
  /** Why. */
  because: string;
}
