import type { AriaAttributes, Ref } from 'react';

/** What everything with a root element passes on to it, besides any `data-*` attribute. */
export interface RootProps<Root extends HTMLElement = HTMLElement> extends AriaAttributes {
  id?: string | undefined;
  /** The language of its words, where it is not that of the page around it: a screen reader changes its voice. */
  lang?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
}

/** A page hands a section all the words that it has for it: those that no section asked for are not attributes. */
export function attributesOf<Root extends HTMLElement>(rootProps: RootProps<Root>): RootProps<Root> {
  return Object.fromEntries(
    Object.entries(rootProps).filter(([name]) => /^(?:id|lang|ref|aria-.+|data-.+)$/.test(name)),
  );
}
