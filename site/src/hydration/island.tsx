import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { useRenderContext } from '../render-context.ts';
import { SponsorWords } from '../sponsor-words.tsx';
import type { IslandPart } from './as-island.ts';
import { Slot } from './slot.tsx';

interface IslandProps {
  /**
   * `idle`: when the page has loaded and the browser is idle. `seen`: after that, near the window. `touched`: on touch.
   */
  when: 'idle' | 'seen' | 'touched';
  /**
   * The default export of a file `<name>.island.tsx`, whose props are part of the page. Its children are rendered only by the
   * server: the island places them, and their code is never sent.
   */
  children: ReactElement<Record<string, unknown> & { children?: ReactNode }>;
}

/**
 * An interactive part of a page: the server renders it, and React hydrates it as a separate root. Only DOM events pass between it
 * and the rest, so it sees no context of the page. If its code does not load, its HTML stays as it is.
 */
export function Island({ when, children: { type: part, props } }: IslandProps) {
  const id = useId();
  const { scriptsOf } = useRenderContext();
  if (!isIsland(part)) throw new Error('An island must come from a file *.island.tsx.');
  const { children, ...sent } = props;
  const slots = Children.map(children, (child, index) => <Slot index={index}>{child}</Slot>);
  return (
    <div
      style={noBox}
      data-island={scriptsOf(part.source).join(' ')}
      data-when={when}
      data-id={id}
      data-props={JSON.stringify(sent, refuseCode)}
      dangerouslySetInnerHTML={{
        __html: renderToString(
          <SponsorWords>
            <part.Part {...sent}>{slots}</part.Part>
          </SponsorWords>,
          { identifierPrefix: id },
        ),
      }}
    />
  );
}

function isIsland(part: ReactElement['type'] | IslandPart): part is IslandPart {
  return typeof part === 'function' && 'source' in part;
}

/** Lays out the content as if the island's element did not exist. */
const noBox = { display: 'contents' };

function refuseCode(name: string, value: unknown): unknown {
  if (typeof value === 'function' || isValidElement(value)) {
    throw new Error(
      `The prop ${name} of an island cannot be serialized: pass text and numbers, or children to render here.`,
    );
  }
  return value;
}
