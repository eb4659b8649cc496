import type { ReactNode } from 'react';

/**
 * The content of a component's page in Storybook besides its docstring, its stories and its props, which come from the
 * code. It is in `<Name>.docs.tsx` next to the component. Each text is one paragraph of Markdown.
 */
export interface Guide {
  /** Other exports of the component's module that this page explains too. */
  also?: readonly string[];
  /** Reasons to use it. */
  use: readonly string[];
  /** Alternatives, by the name of their page, and when to use each. */
  instead: Readonly<Record<string, string>>;
  /** Wrong uses that have no better alternative. */
  never?: readonly string[];
  /** Its parts, from top to bottom, and the purpose of each. */
  anatomy: Readonly<Record<string, string>>;
  /** The position of parts in the first story: a selector by name. They get a number, there and in the list. */
  parts?: Readonly<Record<string, string>>;
  /** Rules for its text: lengths, tone. */
  words: readonly string[];
  /** The effect of each key; empty if it takes no focus. */
  keyboard: Readonly<Record<string, string>>;
  /** The announcements of screen readers, and when they come. */
  spoken: readonly string[];
  /** Right and wrong side by side, if a picture explains it better. */
  compare?: readonly Comparison[];
}

export interface Comparison {
  right: ReactNode;
  wrong: ReactNode;
  /** The reason. */
  because: string;
}
