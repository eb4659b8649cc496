import type { ComponentType } from 'react';

/** What a page on the server gets in the place of a part that lives in the browser. */
export interface IslandPart {
  Part: ComponentType<Record<string, unknown>>;
  /** The file that it is the default export of, as the build knows it. */
  source: string;
}

/** Makes a part that only `Island` can render: rendered without it, it would look alive and be dead. */
export function asIsland(Part: IslandPart['Part'], source: string): IslandPart & (() => never) {
  const renderedBare = (): never => {
    throw new Error(
      `What ${source} exports is rendered without <Island> around it, and nothing would bring it to life: write <Island when="…"><… /></Island>.`,
    );
  };
  return Object.assign(renderedBare, { Part, source });
}
