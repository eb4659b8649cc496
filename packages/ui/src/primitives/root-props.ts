import type { AriaAttributes, Ref } from 'react';

/** Props that every component with a root element passes on to it, in addition to any `data-*` attribute. */
export interface RootProps<Root extends HTMLElement = HTMLElement> extends AriaAttributes {
  id?: string | undefined;
  /** The language of its text, if it differs from the surrounding page: a screen reader changes its voice. */
  lang?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
}

/**
 * Returns only valid root attributes: a page may pass a section words that it does not use, and those must not become
 * attributes.
 */
export function attributesOf<Root extends HTMLElement>(rootProps: RootProps<Root>): RootProps<Root> {
  return Object.fromEntries(
    Object.entries(rootProps).filter(([name]) => /^(?:id|lang|ref|aria-.+|data-.+)$/.test(name)),
  );
}
