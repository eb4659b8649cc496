import { type ComponentType, lazy, memo, Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { islandReady, islandWaits } from './hydration.ts';
import { idle } from './idle.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page whose code is not part of the page's code. Its HTML is there from the start; `when` says when its
 * code follows on the first page of a visit: once the browser is `idle`, or, for a part that needs no script, at the
 * next `navigation` that shows it. On a navigation it loads at once.
 *
 * Give it props that never change: a change reaching HTML that is not hydrated yet would make React throw it away.
 */
export function island<Props extends object>(load: Load<Props>, when: 'idle' | 'navigation') {
  return memo(when === 'idle' ? idleIsland(load) : stillIsland(load));
}

function idleIsland<Props extends object>(load: Load<Props>) {
  const Prompt = lazy(load);
  const Late = lazy(() => idle().then(load));
  return function IdleIsland(props: Props) {
    const tookOver = useTookOverHtml();
    const id = useId();
    useEffect(() => {
      if (tookOver) islandWaits(id);
      return () => islandReady(id);
    }, [tookOver, id]);
    const Part = tookOver && !import.meta.env.SSR ? Late : Prompt;
    return (
      <Suspense>
        <Part {...props} />
        <Ready id={id} />
      </Suspense>
    );
  };
}

/** React leaves the content of an element with inner HTML alone: the part stays as the server drew it. */
function stillIsland<Props extends object>(load: Load<Props>) {
  const Part = lazy(load);
  return function StillIsland(props: Props) {
    const tookOver = useTookOverHtml();
    if (tookOver && !import.meta.env.SSR) {
      return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    }
    return (
      <div>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
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
