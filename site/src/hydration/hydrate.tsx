import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../browser/report-error.ts';
import { SponsorWords } from '../sponsor-words.tsx';
import { carryFields } from './carry-fields.ts';
import { Slot } from './slot.tsx';

/**
 * Hydrates an island's HTML with React. Resolves when its effects run. If it fails, then or later, its server-rendered HTML is
 * restored with the visitor's input, and the failure is reported; the rest of the page is not affected.
 */
export function hydrate(
  element: HTMLElement,
  Part: ComponentType<Record<string, unknown> & { children: ReactNode }>,
): Promise<void> {
  const { id = '', props = '{}' } = element.dataset;
  const rendered = element.innerHTML;
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => (
    <Slot key={slot.dataset['slot']} index={Number(slot.dataset['slot'])} html={slot.innerHTML} />
  ));
  let carryOver = carryFields(element);
  // Saves the fields at each focus, because they and their focus are gone when a failure is reported.
  const handleFocus = (): void => {
    carryOver = carryFields(element);
  };
  element.addEventListener('focusin', handleFocus);
  return new Promise((resolve) => {
    const handleLive = (): void => {
      carryOver();
      handleFocus();
      resolve();
    };
    const root = hydrateRoot(
      element,
      <StrictMode>
        <Live onLive={handleLive}>
          <SponsorWords>
            <Part {...JSON.parse(props)}>{slots.toSorted((a, b) => a.props.index - b.props.index)}</Part>
          </SponsorWords>
        </Live>
      </StrictMode>,
      {
        identifierPrefix: id,
        onRecoverableError: (error) => reportError(`An island was rendered again: ${String(error)}`),
        onUncaughtError: (error) => {
          reportError(`An island failed: ${String(error)}`);
          // React is still removing the HTML.
          setTimeout(() => {
            root.unmount();
            element.innerHTML = rendered;
            carryOver();
            resolve();
          });
        },
      },
    );
  });
}

/** Wraps the part, because a sibling would change every `useId` in it. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
