import type { ComponentType } from 'react';

/** An interactive part, as a page on the server imports it. */
export interface IslandPart {
  Part: ComponentType<Record<string, unknown>>;
  /** The source file of which it is the default export, added by the build. */
  source: string;
}

/** Creates a part that only `Island` can render: rendered without it, it would look interactive but be inert. */
export function asIsland(Part: IslandPart['Part'], source: string): IslandPart & (() => never) {
  const renderedBare = (): never => {
    throw new Error(
      `${source} is rendered outside <Island>, so it would never hydrate: write <Island when="…"><… /></Island>.`,
    );
  };
  return Object.assign(renderedBare, { Part, source });
}
