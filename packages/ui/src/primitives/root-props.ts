import type { AriaAttributes } from 'react';

/** What every primitive and component passes on to its root element, besides any `data-*` attribute. */
export interface RootProps extends AriaAttributes {
  id?: string | undefined;
}
