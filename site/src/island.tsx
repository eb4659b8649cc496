import { type ComponentType, lazy, memo, Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { islandReady, islandWaits } from './hydration.ts';
import { idle } from './idle.ts';

type Load = () => Promise<ComponentType>;

/**
 * A part of a page whose code is not part of the page's code. Its HTML is there from the start. On the first page of a
 * visit its code follows once the browser is `idle`; for a part that needs no script, only with the `navigation` that
 * shows it again. A page opened by navigation waits for all its parts, so that nothing jumps.
 *
 * It takes no props: a change that reaches HTML before its code has come would make React throw the HTML away.
 */
export function island(load: Load, when: 'idle' | 'navigation'): ComponentType {
  return memo(when === 'idle' ? idleIsland(load) : stillIsland(load));
}

function idleIsland(load: Load) {
  const Part = part(load);
  const LatePart = part(() => idle().then(load));
  return function IdleIsland() {
    const id = useId();
    const tookOver = useTookOverHtml();
    // Always the same element: React must not come by here with an update before the code is there.
    const [waiting] = useState(
      <Suspense>
        {import.meta.env.SSR ? <Part /> : <LatePart />}
        <Ready id={id} />
      </Suspense>,
    );
    useEffect(() => {
      if (tookOver) islandWaits(id);
      return () => islandReady(id);
    }, [tookOver, id]);
    return tookOver ? waiting : <Part />;
  };
}

/** React leaves the content of an element with inner HTML alone: the part stays as the server drew it. */
function stillIsland(load: Load) {
  const Part = part(load);
  return function StillIsland() {
    const tookOver = useTookOverHtml();
    return tookOver && !import.meta.env.SSR ? (
      <div style={noBox} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div style={noBox}>
        <Part />
      </div>
    );
  };
}

/** The part is laid out as if it stood where its island stands. */
const noBox = { display: 'contents' };

function part(load: Load) {
  return lazy(async () => ({ default: await load() }));
}

function Ready({ id }: { id: string }) {
  useEffect(() => islandReady(id), [id]);
  return null;
}

const never = () => () => {};

/** Whether this instance began as HTML from the server. Stays as it is for the instance's whole life. */
function useTookOverHtml(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(hydrating)[0];
}
