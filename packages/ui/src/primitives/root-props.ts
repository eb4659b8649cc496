import type { AriaAttributes, Ref } from 'react';

/** What everything with a root element passes on to it, besides any `data-*` attribute. */
export interface RootProps<Root extends HTMLElement = HTMLElement> extends AriaAttributes {
  id?: string | undefined;
  /** The root element. */
  ref?: Ref<Root> | undefined;
}
